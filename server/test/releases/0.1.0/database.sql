--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: asset_words(text, text[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.asset_words(name text, tags text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((name || chr(10)) || array_to_string(tags, chr(10)));


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    password_hash text,
    is_admin boolean DEFAULT false NOT NULL,
    revoked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    username_skeleton text
);


--
-- Name: account_link; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_link (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT account_link_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'password'::text])))
);


--
-- Name: api_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_token (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    scope text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    CONSTRAINT api_token_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text])))
);


--
-- Name: arriving_file; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.arriving_file (
    key text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: asset; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.asset (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    approval_status text DEFAULT 'pending'::text NOT NULL,
    is_generated boolean DEFAULT false NOT NULL,
    owner_id uuid NOT NULL,
    original_key text NOT NULL,
    medium_key text NOT NULL,
    small_key text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    dominant_color text NOT NULL,
    thumb_hash text NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    content_hash text,
    bytes integer DEFAULT 0 NOT NULL,
    is_animated boolean DEFAULT false NOT NULL,
    flagged_at timestamp with time zone,
    flag_reason text,
    price double precision,
    source_id uuid,
    CONSTRAINT asset_approval_status_check CHECK ((approval_status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text])))
);


--
-- Name: audit_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    action text NOT NULL,
    actor_id uuid,
    subject_id uuid NOT NULL,
    subject_name text NOT NULL,
    before jsonb,
    after jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT audit_entry_action_check CHECK ((action = ANY (ARRAY['asset-approved'::text, 'asset-declined'::text, 'asset-edited'::text, 'asset-deleted'::text, 'asset-restored'::text, 'asset-flagged'::text, 'asset-listed'::text, 'asset-unlisted'::text, 'asset-copied'::text, 'member-invited'::text, 'member-joined'::text, 'member-revoked'::text, 'admin-made'::text, 'admin-unmade'::text, 'password-reset'::text, 'project-deleted'::text, 'token-created'::text, 'token-revoked'::text])))
);


--
-- Name: background_task; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.background_task (
    queue text NOT NULL,
    key text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    not_before timestamp with time zone,
    author_id uuid
);


--
-- Name: film_part; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.film_part (
    key text NOT NULL,
    file_key text NOT NULL,
    bytes double precision NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: idempotent_request; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotent_request (
    scope text NOT NULL,
    key_hash text NOT NULL,
    request_hash text NOT NULL,
    alive_until timestamp with time zone NOT NULL,
    answer bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempt uuid NOT NULL,
    is_done boolean DEFAULT false NOT NULL
);


--
-- Name: job; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    progress double precision DEFAULT 0 NOT NULL,
    failure text,
    project_id uuid,
    video_id uuid,
    author_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    sending_at timestamp with time zone,
    request_id text,
    request_model text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    picture jsonb,
    asset_id uuid,
    failures integer DEFAULT 0 NOT NULL,
    not_before timestamp with time zone,
    away_since timestamp with time zone,
    lease_id uuid,
    CONSTRAINT job_kind_check CHECK ((kind = ANY (ARRAY['video'::text, 'image'::text, 'merge'::text]))),
    CONSTRAINT job_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);


--
-- Name: limited_try; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.limited_try (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


--
-- Name: message; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.message (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    content text NOT NULL,
    sender_type text NOT NULL,
    message_type text DEFAULT 'Video'::text NOT NULL,
    author_id uuid NOT NULL,
    answers_id uuid,
    kept_references jsonb DEFAULT '[]'::jsonb NOT NULL,
    video_id uuid,
    job_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kept_asset_id uuid,
    CONSTRAINT message_message_type_check CHECK ((message_type = ANY (ARRAY['Video'::text, 'Describe'::text, 'Modify'::text]))),
    CONSTRAINT message_sender_type_check CHECK ((sender_type = ANY (ARRAY['user'::text, 'assistant'::text])))
);


--
-- Name: mikro_orm_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mikro_orm_migrations (
    id integer NOT NULL,
    name character varying(255),
    executed_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP
);


--
-- Name: mikro_orm_migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.mikro_orm_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: mikro_orm_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.mikro_orm_migrations_id_seq OWNED BY public.mikro_orm_migrations.id;


--
-- Name: notification; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notification (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    message text NOT NULL,
    link text,
    is_read boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: project; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.project (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    is_private boolean DEFAULT false NOT NULL,
    owner_id uuid NOT NULL,
    cover_video_id uuid,
    cut_video_ids text[] DEFAULT '{}'::text[] NOT NULL,
    cut_transitions text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    member_ids text[] DEFAULT '{}'::text[] NOT NULL,
    cut_lengths double precision[] DEFAULT '{}'::double precision[] NOT NULL,
    cut_size text,
    cut_fit text DEFAULT 'pad'::text NOT NULL
);


--
-- Name: project_asset; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.project_asset (
    project_id uuid NOT NULL,
    asset_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    confirmed_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: storage_use; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.storage_use (
    id smallint DEFAULT 1 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL
);


--
-- Name: stored_file; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stored_file (
    key text NOT NULL,
    bytes bigint NOT NULL
);


--
-- Name: upload_day; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.upload_day (
    person_id uuid NOT NULL,
    day date NOT NULL,
    bytes bigint NOT NULL,
    files integer NOT NULL
);


--
-- Name: video; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.video (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid NOT NULL,
    status text DEFAULT 'in_progress'::text NOT NULL,
    is_merged boolean DEFAULT false NOT NULL,
    title text NOT NULL,
    prompt text DEFAULT ''::text NOT NULL,
    wants_magic boolean DEFAULT false NOT NULL,
    magic_prompt text,
    model text DEFAULT ''::text NOT NULL,
    engine text NOT NULL,
    ratio text DEFAULT '16:9'::text NOT NULL,
    seed integer,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    kept_references jsonb DEFAULT '[]'::jsonb NOT NULL,
    clip_ids text[] DEFAULT '{}'::text[] NOT NULL,
    transitions text[] DEFAULT '{}'::text[] NOT NULL,
    cost double precision,
    duration double precision,
    frames integer,
    width integer,
    height integer,
    has_sound boolean,
    bytes double precision,
    failure text,
    video_key text,
    poster_key text,
    mezzanine_video_key text,
    mezzanine_sound_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    lengths double precision[] DEFAULT '{}'::double precision[] NOT NULL,
    size text,
    fit text,
    frame_rate integer,
    mezzanine_setting text,
    CONSTRAINT video_engine_check CHECK ((engine = ANY (ARRAY['local'::text, 'fal'::text]))),
    CONSTRAINT video_status_check CHECK ((status = ANY (ARRAY['in_progress'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'failed'::text])))
);


--
-- Name: mikro_orm_migrations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mikro_orm_migrations ALTER COLUMN id SET DEFAULT nextval('public.mikro_orm_migrations_id_seq'::regclass);


--
-- Data for Name: account; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account VALUES ('30385e3a-fe0a-4d11-854b-07b4229f82c1', 'ana', 'ana@example.com', '$argon2id$v=19$m=65536,t=3,p=4$pu9xgyIOnlWTUiXtw0KCgw$mQzHMQDNaRMDcG+Ntc4s00vNpaql4izBCJZDvgJ9jMY', true, NULL, '2026-11-22 06:18:47.852+00', 'ana');
INSERT INTO public.account VALUES ('add2fe98-490e-4f43-8a40-3446217d4e4d', 'cleo', 'cleo@example.com', '$argon2id$v=19$m=65536,t=3,p=4$xRN8hzhpniM2HRwmjHu6tw$0rrEiJYyecHotZdcExHC8E78JeB/fTn+FzBYbg05Ihc', false, NULL, '2026-11-22 06:18:50.426+00', 'cleo');
INSERT INTO public.account VALUES ('b1ee1674-87c0-4266-a4f4-eae6485bc028', 'dora', 'dora@example.com', NULL, false, NULL, '2026-11-22 06:18:52.424+00', 'dora');
INSERT INTO public.account VALUES ('831dc8a0-b616-479b-8d3b-b640eef507e3', 'ben', 'ben@example.com', '$argon2id$v=19$m=65536,t=3,p=4$zvvX64OlOAoEwr38eHzAaw$1k+dfh/nPz7sZcDBAKME+FEPI7YCOB3qc8i5S6/iCTU', false, NULL, '2026-11-22 06:18:49.075+00', 'ben');
INSERT INTO public.account VALUES ('f36e67ad-b0a3-46db-9a8c-56fefd962a11', 'finn', 'finn@example.com', NULL, false, '2026-11-22 06:20:22.078+00', '2026-11-22 06:18:51.602+00', 'finn');


--
-- Data for Name: account_link; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_link VALUES ('d0a4a7fe-de17-49b8-8e2b-d4d1c8b390ad', 'b1ee1674-87c0-4266-a4f4-eae6485bc028', 'invitation', 'QVqZrJ3SDjZtODrd08QsMim_kVjmt5f_6csVDBTplhs', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:18:52.494+00');
INSERT INTO public.account_link VALUES ('2508a677-5881-4098-8a5b-f93612babe9b', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'password', 'pTtplyd7zEhNWSz_60FauG5pltTUMMegEFPQvH0QHNg', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:18:52.819+00');


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token VALUES ('6102be36-87e3-4649-bb10-5298642229fc', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'Reports', 'read', 'iooXJCD-OgaYAttKJA9reNDSOq40615IJW4l0wK7jL0', '2099-01-01 00:00:00+00', '2026-11-22 06:18:53.25+00', '2026-11-22 06:18:53.296+00', NULL);
INSERT INTO public.api_token VALUES ('6a44a8ff-7789-4b2b-b282-3db3ecd9b897', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'A script', 'write', 'IWc5h4hMKtnIEIPFgLijlYwBRJi9pRqAzSolpNFAeAQ', '2099-01-01 00:00:00+00', '2026-11-22 06:18:53.406+00', NULL, '2026-11-22 06:18:53.430896+00');


--
-- Data for Name: arriving_file; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: asset; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.asset VALUES ('b985b37a-2585-402c-9d9c-2fe3dc22a37e', 'A blink', '', '{}', 'approved', false, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'assets/da/45/da451d5d-8cf8-4397-9421-841291347050.gif', 'assets/ca/96/ca96d9f4-96e5-4ba1-a15a-1d775ddfbf38.webp', 'assets/32/32/32321232-391b-4293-90cc-da91edf16b5c.webp', 20, 20, '#080808', 'AAgCBwAAAAAAAAAAAAAAAAAAAAAAAAAA', NULL, '2026-11-22 06:18:57.465+00', '2026-11-22 06:18:57.465+00', '9e7ff3803293c3eeeaa6b4c80d771eb90ddd64ed859ca9fb4b8f29da2d2397ca', 64, true, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('34e9cee4-f6a5-4946-909a-f181b7653c9e', 'White', '', '{}', 'pending', false, '831dc8a0-b616-479b-8d3b-b640eef507e3', 'assets/82/be/82be0c6d-c0ee-4451-b43c-dfee5ce58208.png', 'assets/9e/10/9e10e6e2-3969-4f1e-9e0d-2eecc1ba4de7.webp', 'assets/34/d5/34d57e38-6ea6-4910-8946-683bf29ad810.webp', 640, 360, '#e8e8e8', 'OwgCBIDY8o1yeIeJh4cAAAAAAA==', NULL, '2026-11-22 06:18:58.292+00', '2026-11-22 06:18:58.292+00', 'ca86589a4a4988fca9f1a41bde470631a226fc8110ed11de2165b4df94a33e9f', 1502, false, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('3500a093-b20c-48ed-b318-1cff62456fce', 'Grey', '', '{}', 'declined', false, '831dc8a0-b616-479b-8d3b-b640eef507e3', 'assets/37/29/37290ad6-922a-4271-b4fa-bc7ec81ed807.png', 'assets/37/a6/37a68f92-6844-46e2-87ed-bf7a5381edec.webp', 'assets/c9/c2/c9c29a92-e0ad-4d39-a949-9f37570e2b7c.webp', 640, 360, '#787878', 'IAgCBIC39NmIiIeIeIkAAAAAAA==', NULL, '2026-11-22 06:18:58.12+00', '2026-11-22 06:18:58.481+00', 'cb35f887977ed9ce3d3c548b1f8841aaa4714b0d2b7a66a4ec4ca19032cf0f4f', 1501, false, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('8d243422-7b08-4bbc-80a9-6631cf44884d', 'Red', '', '{colour}', 'approved', false, '831dc8a0-b616-479b-8d3b-b640eef507e3', 'assets/9c/d9/9cd92116-c760-48a8-898a-d6fcab8c8c25.png', 'assets/46/0f/460f4ec3-96ea-4920-a444-c8e1bacfc5bb.webp', 'assets/dc/3e/dc3ec017-8677-4e60-b915-a8a1205f9d6e.webp', 640, 360, '#982818', 'FNoCBIB4sLmEh3eHd4eghwd5hw==', NULL, '2026-11-22 06:18:57.684+00', '2026-11-22 06:18:58.629+00', 'bb4cca174a08972469b42f4e2615c374c9d0c66bbd76b4de45873a20b769c91f', 4337, false, NULL, NULL, 12.5, NULL);
INSERT INTO public.asset VALUES ('acf5fb99-2231-4959-9163-43e2374ed3f9', 'Green', '', '{}', 'approved', false, '831dc8a0-b616-479b-8d3b-b640eef507e3', 'assets/b3/31/b33148d4-c64e-4dc8-9cb9-9ddc39fbd4e7.png', 'assets/54/ab/54abbea2-3933-45c3-822a-d36d1df8c33b.webp', 'assets/56/fb/56fb94bd-ba05-448a-95e5-948ce4c28b61.webp', 640, 360, '#289818', 'FCoBBIB4sLmEh3eHd4egh/eGeA==', NULL, '2026-11-22 06:18:57.785+00', '2026-11-22 06:18:58.674+00', '499e98d739c5952fae9db13c4a7e118396760df455df00e5d2cb4b03a0aba755', 4337, false, NULL, NULL, 0, NULL);
INSERT INTO public.asset VALUES ('bae08b6b-ac1b-4d74-946b-79c277619c72', 'Red', '', '{colour}', 'approved', false, 'add2fe98-490e-4f43-8a40-3446217d4e4d', 'assets/9c/d9/9cd92116-c760-48a8-898a-d6fcab8c8c25.png', 'assets/46/0f/460f4ec3-96ea-4920-a444-c8e1bacfc5bb.webp', 'assets/dc/3e/dc3ec017-8677-4e60-b915-a8a1205f9d6e.webp', 640, 360, '#982818', 'FNoCBIB4sLmEh3eHd4eghwd5hw==', NULL, '2026-11-22 06:18:58.748+00', '2026-11-22 06:18:58.748+00', 'bb4cca174a08972469b42f4e2615c374c9d0c66bbd76b4de45873a20b769c91f', 4337, false, NULL, NULL, NULL, '8d243422-7b08-4bbc-80a9-6631cf44884d');
INSERT INTO public.asset VALUES ('0e218704-9422-4829-8495-2ad08fbf2b7b', 'Blue', '', '{}', 'approved', false, '831dc8a0-b616-479b-8d3b-b640eef507e3', 'assets/35/91/35919c07-cfb8-4adf-a6fc-f3771cb9195c.png', 'assets/a0/92/a092545d-90d2-43b2-b322-a63027c54fed.webp', 'assets/d4/5b/d45b0ea9-35fd-473e-9473-c8366e8364a3.webp', 640, 360, '#281898', 'VBQCBIB4sLmEh3eHd4cIj3WPiA==', NULL, '2026-11-22 06:18:57.909+00', '2026-11-22 06:18:58.806+00', 'd397f903998d981d993affdce7e1e842afd06dd566878217cb0c46f9a30660d0', 4337, false, '2026-11-22 06:18:58.806+00', 'Too blue for us', NULL, NULL);
INSERT INTO public.asset VALUES ('0d3e99e6-8360-4e3f-8bd8-7a020ff01679', 'An old door', 'Oak, né 1900 ✓', '{door,oak}', 'approved', false, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'assets/1f/fd/1ffd80c7-a11c-43b6-a5be-2c07b77ddb43.png', 'assets/c5/a0/c5a0192e-d87b-4e78-b3bc-0bcc7ad74a58.webp', 'assets/94/e6/94e67631-a625-4b3e-a598-20334d7d9c46.webp', 640, 360, '#386888', 'GZYBBICWh4iHeIh3d4AIePZkmA==', NULL, '2026-11-22 06:18:57.343+00', '2026-11-22 06:18:59.018+00', '850610fbf706cf2680050f59ec75fc3f9c2cc8799dc02513ad93a6c316d262ab', 4337, false, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('f33aeac9-dc70-4e35-aaef-0aa504e658c4', 'Fog over the sea', 'Fog over the sea', '{}', 'approved', true, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'assets/89/d3/89d3d5f1-d23d-4861-b7ff-682c7e7211be.webp', 'assets/ec/b8/ecb85814-c007-4645-8242-76e908afc3a4.webp', 'assets/be/e0/bee0707a-e883-4020-9583-609b3e2b6228.webp', 1024, 1024, '#d8b8b8', 'JigOFwRXd3eIh3hwd4iIaIeHl0YHWYYA', NULL, '2026-11-22 06:19:06.938+00', '2026-11-22 06:19:06.938+00', 'c86689bdcb73837847d9b6988faae6df48b20fcc77d6c819f08de3d02ea19a6f', 25146, false, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('16875380-560c-4abc-9574-c04d50627fd0', 'Mist', 'Mist', '{}', 'approved', true, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'assets/66/29/66296a37-3524-49b5-aace-bfbe3ff54c14.webp', 'assets/d1/62/d1623529-a24a-49d0-8367-ac7011e523e6.webp', 'assets/c1/aa/c1aa3b69-e0ea-4660-bc48-87dc0144dbaf.webp', 1024, 1024, '#487878', 'H5cFBwI3aHhweHiFeLh3CIiMhV73+IcP', NULL, '2026-11-22 06:20:20.242+00', '2026-11-22 06:20:20.242+00', 'fe075cdd578dd9de945841b5fa4fd186e87ca26e4cafed137a239bc31a87982a', 7760, false, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('75374da6-4802-47b9-ac85-350c3487c6e7', 'A door of Finn', '', '{}', 'pending', false, 'f36e67ad-b0a3-46db-9a8c-56fefd962a11', 'assets/8a/f0/8af0ff2c-feb3-4880-a3d6-7f68527ffbaf.png', 'assets/5c/08/5c087847-b60e-4475-b86f-fac0b8a89415.webp', 'assets/4e/b5/4eb5bcc9-bc0c-43cb-96fe-7ba91e7829be.webp', 640, 360, '#183858', 'TbYBBIDH8q56h4iId4gPdvZghw==', NULL, '2026-11-22 06:20:22.016+00', '2026-11-22 06:20:22.016+00', '6658ff339959146b8f4e30ea85a1083e83a85d215c4bc6cf1519b7bd64cc3ed2', 4338, false, NULL, NULL, NULL, NULL);
INSERT INTO public.asset VALUES ('921e3330-2a4c-41b4-bcaf-667ecb43ac95', 'A mistake', '', '{}', 'approved', false, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'assets/b2/90/b2901992-599b-4c3d-9bc4-be6d1c9248b9.png', 'assets/49/ed/49ed7397-eb9d-46db-941a-62113fffa13a.webp', 'assets/a2/4b/a24bcc3c-d732-4b08-b6ac-93fa2ff732df.webp', 640, 360, '#080808', 'AAgCBIAAAAAAAAAAAAAAAAAAAA==', '2099-01-01 00:00:00+00', '2026-11-22 06:18:59.277+00', '2026-11-22 06:18:59.337+00', 'c6a55ccefb579257559bc8c09928e5242a0e4120b66a7ab30ee09b97d5cf84d5', 771, false, NULL, NULL, NULL, NULL);


--
-- Data for Name: audit_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entry VALUES ('9ee5ee51-6e8c-49b0-92b4-cf9cc208ae70', 'member-joined', NULL, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'ana', NULL, '{"email": "ana@example.com", "isAdmin": true, "username": "ana"}', '2026-11-22 06:18:47.887+00');
INSERT INTO public.audit_entry VALUES ('23a8fc1c-c500-4ce5-96d3-f71ea89ed880', 'member-joined', NULL, '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ben', NULL, '{"email": "ben@example.com", "isAdmin": false, "username": "ben"}', '2026-11-22 06:18:49.078+00');
INSERT INTO public.audit_entry VALUES ('b17ab061-5c62-46f4-830f-f3def614e6c9', 'member-joined', NULL, 'add2fe98-490e-4f43-8a40-3446217d4e4d', 'cleo', NULL, '{"email": "cleo@example.com", "isAdmin": false, "username": "cleo"}', '2026-11-22 06:18:50.429+00');
INSERT INTO public.audit_entry VALUES ('babe283b-4386-417d-9a45-dcdbf4d0a8be', 'member-joined', NULL, 'f36e67ad-b0a3-46db-9a8c-56fefd962a11', 'finn', NULL, '{"email": "finn@example.com", "isAdmin": false, "username": "finn"}', '2026-11-22 06:18:51.613+00');
INSERT INTO public.audit_entry VALUES ('3983427f-6a81-4103-98c5-de7c18b43463', 'member-invited', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'b1ee1674-87c0-4266-a4f4-eae6485bc028', 'dora', NULL, '{"email": "dora@example.com", "username": "dora"}', '2026-11-22 06:18:52.437+00');
INSERT INTO public.audit_entry VALUES ('5f5a985b-3683-4327-962f-15df2c737edb', 'password-reset', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ben', NULL, '{"link": "made"}', '2026-11-22 06:18:52.822+00');
INSERT INTO public.audit_entry VALUES ('d03e0a0f-b813-4ed0-a9d9-459e4ca7c54b', 'admin-made', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ben', '{"isAdmin": false}', '{"isAdmin": true}', '2026-11-22 06:18:52.998+00');
INSERT INTO public.audit_entry VALUES ('bb7ed936-51bf-4eea-8867-5ca63359b576', 'admin-unmade', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ben', '{"isAdmin": true}', '{"isAdmin": false}', '2026-11-22 06:18:53.143+00');
INSERT INTO public.audit_entry VALUES ('2493b84c-dacf-4d77-90f2-b1f3ec907a82', 'token-created', '831dc8a0-b616-479b-8d3b-b640eef507e3', '6102be36-87e3-4649-bb10-5298642229fc', 'Reports', NULL, '{"scope": "read", "expiresInDays": 30}', '2026-11-22 06:18:53.256+00');
INSERT INTO public.audit_entry VALUES ('6c3a9926-8a32-4549-b491-724481f8ee26', 'token-created', '831dc8a0-b616-479b-8d3b-b640eef507e3', '6a44a8ff-7789-4b2b-b282-3db3ecd9b897', 'A script', NULL, '{"scope": "write", "expiresInDays": 30}', '2026-11-22 06:18:53.418+00');
INSERT INTO public.audit_entry VALUES ('50ee483d-d551-4b66-b64f-6f8304e5fbe6', 'token-revoked', '831dc8a0-b616-479b-8d3b-b640eef507e3', '6a44a8ff-7789-4b2b-b282-3db3ecd9b897', 'A script', NULL, NULL, '2026-11-22 06:18:53.433+00');
INSERT INTO public.audit_entry VALUES ('d3f73b75-7ae1-4abe-a39e-6a4e8cd6ec67', 'asset-approved', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '0e218704-9422-4829-8495-2ad08fbf2b7b', 'Blue', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Fine colours", "flagged": false, "approvalStatus": "approved"}', '2026-11-22 06:18:58.327+00');
INSERT INTO public.audit_entry VALUES ('3413bd5e-bc00-4e49-9029-bee5948f854f', 'asset-approved', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '8d243422-7b08-4bbc-80a9-6631cf44884d', 'Red', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Fine colours", "flagged": false, "approvalStatus": "approved"}', '2026-11-22 06:18:58.355+00');
INSERT INTO public.audit_entry VALUES ('1524257c-1b11-475a-a945-db87967370a9', 'asset-approved', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'acf5fb99-2231-4959-9163-43e2374ed3f9', 'Green', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Fine colours", "flagged": false, "approvalStatus": "approved"}', '2026-11-22 06:18:58.432+00');
INSERT INTO public.audit_entry VALUES ('939965e4-b7e5-4174-a176-35ef7bdd1f63', 'asset-declined', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '3500a093-b20c-48ed-b318-1cff62456fce', 'Grey', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Too grey", "flagged": false, "approvalStatus": "declined"}', '2026-11-22 06:18:58.478+00');
INSERT INTO public.audit_entry VALUES ('d4ec1a6c-10c0-4c42-92bc-5158c6504966', 'asset-listed', '831dc8a0-b616-479b-8d3b-b640eef507e3', '8d243422-7b08-4bbc-80a9-6631cf44884d', 'Red', '{"price": null}', '{"price": 12.5}', '2026-11-22 06:18:58.629+00');
INSERT INTO public.audit_entry VALUES ('a6f4a6fa-f77d-495b-a9b6-db63e9afe8f0', 'asset-listed', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'acf5fb99-2231-4959-9163-43e2374ed3f9', 'Green', '{"price": null}', '{"price": 0}', '2026-11-22 06:18:58.673+00');
INSERT INTO public.audit_entry VALUES ('146f8f0a-e322-425a-b116-a87f67e7a9a0', 'asset-copied', 'add2fe98-490e-4f43-8a40-3446217d4e4d', '8d243422-7b08-4bbc-80a9-6631cf44884d', 'Red', NULL, '{"price": 12.5, "copyId": "bae08b6b-ac1b-4d74-946b-79c277619c72"}', '2026-11-22 06:18:58.756+00');
INSERT INTO public.audit_entry VALUES ('e3dab117-11c3-4d6e-b6be-b8f4407995d2', 'asset-flagged', 'add2fe98-490e-4f43-8a40-3446217d4e4d', '0e218704-9422-4829-8495-2ad08fbf2b7b', 'Blue', NULL, '{"reason": "Too blue for us"}', '2026-11-22 06:18:58.806+00');
INSERT INTO public.audit_entry VALUES ('2aba1f06-26bf-4820-9046-7bd08c14428d', 'asset-flagged', 'add2fe98-490e-4f43-8a40-3446217d4e4d', '0d3e99e6-8360-4e3f-8bd8-7a020ff01679', 'A door', NULL, '{"reason": "It creaks"}', '2026-11-22 06:18:58.882+00');
INSERT INTO public.audit_entry VALUES ('0aed9aab-59ab-44fb-8133-ba72f15c41f7', 'asset-approved', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '0d3e99e6-8360-4e3f-8bd8-7a020ff01679', 'A door', '{"flagged": true, "approvalStatus": "approved"}', '{"flagged": false, "approvalStatus": "approved"}', '2026-11-22 06:18:58.954+00');
INSERT INTO public.audit_entry VALUES ('919b46aa-5174-4219-be47-f284494afb15', 'asset-deleted', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '921e3330-2a4c-41b4-bcaf-667ecb43ac95', 'A mistake', NULL, NULL, '2026-11-22 06:18:59.337+00');
INSERT INTO public.audit_entry VALUES ('6f4876b1-3cfe-4ec0-8e75-f339f38b6eee', 'member-revoked', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'f36e67ad-b0a3-46db-9a8c-56fefd962a11', 'finn', '{"email": "finn@example.com", "isAdmin": false, "username": "finn"}', NULL, '2026-11-22 06:20:22.087+00');


--
-- Data for Name: background_task; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: film_part; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.film_part VALUES ('window-9f9980d019df3ff692b54377ec2e97561cede304d61117fbb8e5e5da207763d9', 'parts/5c/11/5c118557-41ac-49e5-9710-9dc3246a911e.mp4', 7376, '2026-11-22 06:20:21.329845+00');
INSERT INTO public.film_part VALUES ('preview-57c9b4e620944c65ef3a83c30f6a605a4c571b666e80d61c33afd63e4a7c7a58 0.75', 'parts/37/a2/37a2366d-2ef8-4d95-a04a-558295178ead.mp4', 7376, '2026-11-22 06:20:21.34453+00');
INSERT INTO public.film_part VALUES ('sound-7a53b8f61d35b62fe69890494a207355e3dc518702f1c48a9d50354252b4b788', 'parts/11/ab/11abad85-99bd-4a5f-b45a-b20de1cf04f0.m4a', 105023, '2026-11-22 06:20:21.397985+00');
INSERT INTO public.film_part VALUES ('poster-7ce52c3f94f9e7a95d4e633eff1ceb97a6e55371b6ae469bb5c0ecc1f4920d31', 'parts/ed/b5/edb52bde-61aa-4ba5-bbf0-39ab3974b563.webp', 4856, '2026-11-22 06:20:21.543908+00');


--
-- Data for Name: idempotent_request; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotent_request VALUES ('30385e3a-fe0a-4d11-854b-07b4229f82c1', 'fY5uSzyQ0O8G4lTw1zm0VHebe0QqyEF50Y8CCcKi-Rw', 'QjyiRIvRQOW3lt-3SptyoTUOMtZl2eWlNH7PqqsKztk', '2026-11-22 06:20:52.103385+00', '\xbef7cf44307f336d78b02556222f0731e72ad142176d8cb61f8e919194947753f96cd414ffdcc2f33042081355e02686cf793b7564fd54838e30b5ea9cc4e09afeab0e196b019a85bf671cc038d7b5bd47d293345c8b62df78e6e1fb2010cff422ca4e0916dfab130b16167e8e1ad3c9fbd39788282e7876868f33e9a6f78388fbd6f9427837b7d3a322060a91c0c926aedda9d3b5b23e6f1bacfa1136728ae62029b7f88339a73a614944e23ff242a4ce475d08f4de0b2a98774c79d651ea4f2c87a51f1e06df3fcf5404e9eac7f79f7501d5a941110eac0ec12507595062e72d930c01d39834aa42552962096ae4ec13', '2099-01-01 00:00:00+00', '6d9cd6b6-35dd-4cc1-a722-4955a39127b5', true);


--
-- Data for Name: job; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job VALUES ('d44c0ec8-5b18-4c43-9fdf-19dcc271b3ca', 'video', 'succeeded', 1, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '936e0f92-72d9-4489-9e87-e2d284395abf', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:19:07.612+00', '2026-11-22 06:19:29.845804+00', '2026-11-22 06:19:46.028+00', NULL, NULL, 0, NULL, NULL, '62aad3fd-eed4-4219-b1de-8b2d873284e4');
INSERT INTO public.job VALUES ('f0aa11fe-e06e-4ef8-a0f6-95b2efbe2397', 'image', 'succeeded', 1, NULL, NULL, NULL, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:18:59.386+00', '2026-11-22 06:18:59.401746+00', '2026-11-22 06:19:07.041+00', '{"cost": 0, "seed": 7, "model": "local/scenes", "ratio": "1:1", "engine": "local", "prompt": "Fog over the sea", "references": [], "wantsMagic": false}', 'f33aeac9-dc70-4e35-aaef-0aa504e658c4', 0, NULL, NULL, '3de2ab09-6ac6-4c79-b175-f5a1c4b59812');
INSERT INTO public.job VALUES ('6cbe2d2f-f421-4f62-b0dc-607a0b074bb4', 'video', 'cancelled', 0, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'c4a8a5e7-f758-47b9-aa25-df0f34085a54', '831dc8a0-b616-479b-8d3b-b640eef507e3', 0, NULL, NULL, NULL, NULL, '2026-11-22 06:19:46.933+00', NULL, '2026-11-22 06:19:47.192+00', NULL, NULL, 0, NULL, NULL, NULL);
INSERT INTO public.job VALUES ('a6e3273d-25d6-4fb4-8933-d5e8067c424a', 'image', 'succeeded', 1, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', NULL, '30385e3a-fe0a-4d11-854b-07b4229f82c1', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:20:15.069+00', '2026-11-22 06:20:15.106819+00', '2026-11-22 06:20:20.26+00', '{"cost": 0, "seed": 5, "model": "local/scenes", "ratio": "1:1", "engine": "local", "prompt": "Mist", "references": [{"name": "An old door", "assetId": "0d3e99e6-8360-4e3f-8bd8-7a020ff01679"}], "wantsMagic": true, "magicPrompt": "Mist, a clear centre with much air around it, at noon, clean and brilliant, azure and emerald accents, anamorphic lens, wide frame, the camera begins to rise slowly, hopeful."}', '16875380-560c-4abc-9574-c04d50627fd0', 0, NULL, NULL, 'fd5e96df-7f5a-48a7-bc49-05754c647152');
INSERT INTO public.job VALUES ('8609f061-5571-49ed-b6a7-0157133d755c', 'video', 'succeeded', 1, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '7e32b2c8-4751-4663-88c5-312c9845ceba', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:19:07.501+00', '2026-11-22 06:19:07.531664+00', '2026-11-22 06:19:29.833+00', NULL, NULL, 0, NULL, NULL, '0135f0ae-9ca4-4aa3-8907-9a8d8ef94648');
INSERT INTO public.job VALUES ('dedd2d08-0984-46fb-94e1-a86d1b675559', 'merge', 'succeeded', 1, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '8de2fe00-4db1-4fcd-9ca4-94a64f9708dc', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:20:20.546+00', '2026-11-22 06:20:20.562896+00', '2026-11-22 06:20:21.601+00', NULL, NULL, 0, NULL, NULL, '28926153-ca44-42ed-afb4-91d3e71225f9');
INSERT INTO public.job VALUES ('73330687-6fa5-41ef-8707-40bcfab4bac9', 'video', 'succeeded', 1, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '18b2dbba-d90c-497b-9a14-83a9086e8d7c', '831dc8a0-b616-479b-8d3b-b640eef507e3', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:19:46.475+00', '2026-11-22 06:20:01.397511+00', '2026-11-22 06:20:14.955+00', NULL, NULL, 0, NULL, NULL, '6f04ee85-8c2b-489d-9606-1965a810252e');
INSERT INTO public.job VALUES ('458186b2-6311-4ddf-a2f6-4a6a6f113647', 'video', 'succeeded', 1, NULL, '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '65ad46ee-bd97-471c-8c0b-eda720c36cf9', '831dc8a0-b616-479b-8d3b-b640eef507e3', 1, NULL, NULL, NULL, NULL, '2026-11-22 06:19:46.383+00', '2026-11-22 06:19:46.428178+00', '2026-11-22 06:20:01.39+00', NULL, NULL, 0, NULL, NULL, 'c8fdad4a-19c7-4fc4-a722-46908d57454d');


--
-- Data for Name: limited_try; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limited_try VALUES ('registration:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 4, 1795331927165);
INSERT INTO public.limited_try VALUES ('session:vTiqDFwtBrYRI7tsZxOyw6TotfwRF20XRau7uLvKeJI', 1, 1795329232314);
INSERT INTO public.limited_try VALUES ('account:vTiqDFwtBrYRI7tsZxOyw6TotfwRF20XRau7uLvKeJI', 0, 1795329231686);
INSERT INTO public.limited_try VALUES ('account:Wuq1LWXvExCZgmnGkawUV7pJk4GxCsnaiMdY_UypNsg', 0, 1795329228013);
INSERT INTO public.limited_try VALUES ('session:Wuq1LWXvExCZgmnGkawUV7pJk4GxCsnaiMdY_UypNsg', 2, 1795329228558);
INSERT INTO public.limited_try VALUES ('account:WB6x-obUjaCXgiIR0jwv4HzYCxLddoC9764nsnH5XwA', 0, 1795329229113);
INSERT INTO public.limited_try VALUES ('session:WB6x-obUjaCXgiIR0jwv4HzYCxLddoC9764nsnH5XwA', 2, 1795329229742);
INSERT INTO public.limited_try VALUES ('address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 0, 1795329228004);
INSERT INTO public.limited_try VALUES ('session:TuoZpFQUi_gu0sU3S5_5CAD9ThGgdFEcl4Bh8eFoNVA', 2, 1795329231037);
INSERT INTO public.limited_try VALUES ('account:TuoZpFQUi_gu0sU3S5_5CAD9ThGgdFEcl4Bh8eFoNVA', 0, 1795329230498);


--
-- Data for Name: message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.message VALUES ('da680c09-781b-4d5e-b5c9-12db7068785e', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Fog', 'user', 'Video', '30385e3a-fe0a-4d11-854b-07b4229f82c1', NULL, '[{"name": "An old door", "assetId": "0d3e99e6-8360-4e3f-8bd8-7a020ff01679"}]', NULL, NULL, '2026-11-22 06:19:07.509+00', NULL);
INSERT INTO public.message VALUES ('ae44e69c-e711-4d9b-bf20-faff7a7c64de', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Process started...', 'assistant', 'Video', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'da680c09-781b-4d5e-b5c9-12db7068785e', '[]', '7e32b2c8-4751-4663-88c5-312c9845ceba', '8609f061-5571-49ed-b6a7-0157133d755c', '2026-11-22 06:19:07.51+00', NULL);
INSERT INTO public.message VALUES ('2b81f31a-7592-415c-b311-a1cf333b3498', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Night', 'user', 'Video', '30385e3a-fe0a-4d11-854b-07b4229f82c1', NULL, '[]', NULL, NULL, '2026-11-22 06:19:07.638+00', NULL);
INSERT INTO public.message VALUES ('fd1f304a-9dea-4460-8249-a1e0293253fd', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Process started...', 'assistant', 'Video', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '2b81f31a-7592-415c-b311-a1cf333b3498', '[]', '936e0f92-72d9-4489-9e87-e2d284395abf', 'd44c0ec8-5b18-4c43-9fdf-19dcc271b3ca', '2026-11-22 06:19:07.639+00', NULL);
INSERT INTO public.message VALUES ('e891f8c4-7437-4814-bae9-91e8635be26b', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Snow', 'user', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', NULL, '[]', NULL, NULL, '2026-11-22 06:19:46.396+00', NULL);
INSERT INTO public.message VALUES ('10b0f9c7-8421-4905-a285-dbd28841ba62', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Process started...', 'assistant', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'e891f8c4-7437-4814-bae9-91e8635be26b', '[]', '65ad46ee-bd97-471c-8c0b-eda720c36cf9', '458186b2-6311-4ddf-a2f6-4a6a6f113647', '2026-11-22 06:19:46.397+00', NULL);
INSERT INTO public.message VALUES ('3ed3549e-30db-4bda-b4ec-2feae78be5f6', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Dusk', 'user', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', NULL, '[]', NULL, NULL, '2026-11-22 06:19:46.494+00', NULL);
INSERT INTO public.message VALUES ('2a1668bf-c780-4e1e-98e6-2c7c7fd11520', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Process started...', 'assistant', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', '3ed3549e-30db-4bda-b4ec-2feae78be5f6', '[]', '18b2dbba-d90c-497b-9a14-83a9086e8d7c', '73330687-6fa5-41ef-8707-40bcfab4bac9', '2026-11-22 06:19:46.495+00', NULL);
INSERT INTO public.message VALUES ('4cfa3fa5-c0f5-4ba8-b777-6c83e2fc497a', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Never made', 'user', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', NULL, '[]', NULL, NULL, '2026-11-22 06:19:46.97+00', NULL);
INSERT INTO public.message VALUES ('6dc79986-e419-4618-8b4b-d64dba6fb867', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Process started...', 'assistant', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', '4cfa3fa5-c0f5-4ba8-b777-6c83e2fc497a', '[]', 'c4a8a5e7-f758-47b9-aa25-df0f34085a54', '6cbe2d2f-f421-4f62-b0dc-607a0b074bb4', '2026-11-22 06:19:46.971+00', NULL);
INSERT INTO public.message VALUES ('2bdfe102-4c3f-4133-8c3c-e4d0a58b7796', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Mist', 'user', 'Modify', '30385e3a-fe0a-4d11-854b-07b4229f82c1', NULL, '[{"name": "An old door", "assetId": "0d3e99e6-8360-4e3f-8bd8-7a020ff01679"}]', NULL, NULL, '2026-11-22 06:20:15.077+00', NULL);
INSERT INTO public.message VALUES ('5a20ba74-7087-4c77-81ca-eda71db16653', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Process started...', 'assistant', 'Modify', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '2bdfe102-4c3f-4133-8c3c-e4d0a58b7796', '[]', NULL, 'a6e3273d-25d6-4fb4-8933-d5e8067c424a', '2026-11-22 06:20:15.078+00', NULL);
INSERT INTO public.message VALUES ('7010c0d3-2834-4717-8e76-696a4e563d6e', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'Perhaps this door?', 'assistant', 'Describe', '30385e3a-fe0a-4d11-854b-07b4229f82c1', NULL, '[]', NULL, NULL, '2026-11-22 06:20:20.413+00', '0d3e99e6-8360-4e3f-8bd8-7a020ff01679');
INSERT INTO public.message VALUES ('7972f849-afc7-444c-9d21-7f539c1818dd', '47b360b2-ec4f-4c9c-8cf6-2648be62699d', 'Only between us', 'user', 'Video', '831dc8a0-b616-479b-8d3b-b640eef507e3', NULL, '[]', NULL, NULL, '2026-11-22 06:20:21.863+00', NULL);


--
-- Data for Name: mikro_orm_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mikro_orm_migrations VALUES (1, 'Migration20261121000000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (2, 'Migration20261121090000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (3, 'Migration20261121120000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (4, 'Migration20261121121000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (5, 'Migration20261121122000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (6, 'Migration20261121123000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (7, 'Migration20261121130000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (8, 'Migration20261121131000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (9, 'Migration20261121140000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (10, 'Migration20261121150000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (11, 'Migration20261121160000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (12, 'Migration20261121170000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (13, 'Migration20261121170717', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (14, 'Migration20261122020000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (15, 'Migration20261122021000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (16, 'Migration20261122030000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (17, 'Migration20261122040000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (18, 'Migration20261122041000', '2026-11-22 06:18:44.173734+00');
INSERT INTO public.mikro_orm_migrations VALUES (19, 'Migration20261122050000', '2026-11-22 06:18:44.173734+00');


--
-- Data for Name: notification; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notification VALUES ('d16fc3e5-7036-4393-8c31-07fc9ec7d76b', 'b1ee1674-87c0-4266-a4f4-eae6485bc028', 'ana invited you to the team', '/projects', false, '2026-11-22 06:18:52.458+00');
INSERT INTO public.notification VALUES ('b9603661-c149-40a7-b9f1-f9ec06b1830d', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ana approved your asset “Blue”: Fine colours', '/library/my-library/0e218704-9422-4829-8495-2ad08fbf2b7b', true, '2026-11-22 06:18:58.329+00');
INSERT INTO public.notification VALUES ('84a7b762-da90-40b8-8e73-5fb09c5305bc', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ana approved your asset “Red”: Fine colours', '/library/my-library/8d243422-7b08-4bbc-80a9-6631cf44884d', true, '2026-11-22 06:18:58.378+00');
INSERT INTO public.notification VALUES ('5732655f-e10f-4ae2-a4af-63f889fd653d', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ana approved your asset “Green”: Fine colours', '/library/my-library/acf5fb99-2231-4959-9163-43e2374ed3f9', true, '2026-11-22 06:18:58.44+00');
INSERT INTO public.notification VALUES ('0dcc996c-88d4-40bc-b417-b04ca5a209b2', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'ana declined your asset “Grey”: Too grey', '/library/my-library/3500a093-b20c-48ed-b318-1cff62456fce', true, '2026-11-22 06:18:58.49+00');
INSERT INTO public.notification VALUES ('8b82d695-c003-47f8-b1ed-c7ca56552468', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'cleo added your asset “Red” from the marketplace to their library', '/library/my-library/8d243422-7b08-4bbc-80a9-6631cf44884d', false, '2026-11-22 06:18:58.765+00');
INSERT INTO public.notification VALUES ('31b3236b-fa16-405e-8d20-1693c84ba757', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'cleo flagged “Blue”: Too blue for us', '/library/flagged/0e218704-9422-4829-8495-2ad08fbf2b7b', false, '2026-11-22 06:18:58.832+00');
INSERT INTO public.notification VALUES ('b62faee7-40af-43d4-a21d-253c3e286748', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'cleo flagged “A door”: It creaks', '/library/flagged/0d3e99e6-8360-4e3f-8bd8-7a020ff01679', false, '2026-11-22 06:18:58.902+00');
INSERT INTO public.notification VALUES ('d1ebea08-b3de-4e7e-a40d-d8fd933d1616', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'Your video “Fog” is ready to review', '/projects/9d8bc31f-2b5c-4b47-ab68-080ee8741e41?tab=videos', false, '2026-11-22 06:19:29.821+00');
INSERT INTO public.notification VALUES ('de885bb4-7bd9-4e7d-86fd-4bea7f37d054', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'Your video “Night” is ready to review', '/projects/9d8bc31f-2b5c-4b47-ab68-080ee8741e41?tab=videos', false, '2026-11-22 06:19:46.026+00');
INSERT INTO public.notification VALUES ('45a2a634-d6be-4176-a6c7-b85d7ae9d994', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'Your video “Snow” is ready to review', '/projects/9d8bc31f-2b5c-4b47-ab68-080ee8741e41?tab=videos', false, '2026-11-22 06:20:01.379+00');
INSERT INTO public.notification VALUES ('94a7fd79-60f8-4d1d-86fa-ff638595c4af', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'Your video “Dusk” is ready to review', '/projects/9d8bc31f-2b5c-4b47-ab68-080ee8741e41?tab=videos', false, '2026-11-22 06:20:14.953+00');
INSERT INTO public.notification VALUES ('fad08885-69b9-4046-acc1-73717fb65707', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'Your film “The Keeper 1” is merged and ready to download', '/projects/9d8bc31f-2b5c-4b47-ab68-080ee8741e41?tab=merged', false, '2026-11-22 06:20:21.598+00');
INSERT INTO public.notification VALUES ('7715a1d6-801e-40c8-aa21-8c34e96ecca4', 'add2fe98-490e-4f43-8a40-3446217d4e4d', 'ben added you to the project “A quiet harbour”', '/projects/47b360b2-ec4f-4c9c-8cf6-2648be62699d', false, '2026-11-22 06:20:21.854+00');


--
-- Data for Name: project; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project VALUES ('9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'The Keeper', 'A lighthouse, né 1900 — “alone” ✓', false, '30385e3a-fe0a-4d11-854b-07b4229f82c1', '936e0f92-72d9-4489-9e87-e2d284395abf', '{936e0f92-72d9-4489-9e87-e2d284395abf,7e32b2c8-4751-4663-88c5-312c9845ceba}', '{hblur}', '2026-11-22 06:19:07.201+00', '2026-11-22 06:20:20.558+00', '{}', '{0.75}', '720p', 'crop');
INSERT INTO public.project VALUES ('47b360b2-ec4f-4c9c-8cf6-2648be62699d', 'A quiet harbour', '', true, '831dc8a0-b616-479b-8d3b-b640eef507e3', NULL, '{}', '{}', '2026-11-22 06:20:21.767+00', '2026-11-22 06:20:21.864+00', '{add2fe98-490e-4f43-8a40-3446217d4e4d}', '{}', NULL, 'pad');
INSERT INTO public.project VALUES ('2217ca8d-7f24-4d14-90e9-05310b47bc72', 'A project of Finn', '', false, 'f36e67ad-b0a3-46db-9a8c-56fefd962a11', NULL, '{}', '{}', '2026-11-22 06:20:22.031+00', '2026-11-22 06:20:22.031+00', '{}', '{}', NULL, 'pad');
INSERT INTO public.project VALUES ('d7b567d2-ce94-42f3-b7ac-9f6dc82e687a', 'Made once', '', false, '30385e3a-fe0a-4d11-854b-07b4229f82c1', NULL, '{}', '{}', '2026-11-22 06:20:22.107+00', '2026-11-22 06:20:22.107+00', '{}', '{}', NULL, 'pad');


--
-- Data for Name: project_asset; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project_asset VALUES ('9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '0d3e99e6-8360-4e3f-8bd8-7a020ff01679', '2026-11-22 06:19:07.320361+00');
INSERT INTO public.project_asset VALUES ('9d8bc31f-2b5c-4b47-ab68-080ee8741e41', 'f33aeac9-dc70-4e35-aaef-0aa504e658c4', '2026-11-22 06:19:07.37579+00');
INSERT INTO public.project_asset VALUES ('9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '16875380-560c-4abc-9574-c04d50627fd0', '2026-11-22 06:20:20.24145+00');


--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES ('965606be-568c-4b5d-a88b-fd527a14cf63', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '2026-11-22 06:18:48.529+00', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:18:48.529+00');
INSERT INTO public.session VALUES ('590bd92a-d85a-46a9-9ccb-6564be84f0fa', '831dc8a0-b616-479b-8d3b-b640eef507e3', '2026-11-22 06:18:49.708+00', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:18:49.708+00');
INSERT INTO public.session VALUES ('93014fdc-b44a-4e35-aac0-baaf40ecd846', 'add2fe98-490e-4f43-8a40-3446217d4e4d', '2026-11-22 06:18:51.02+00', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:18:51.02+00');
INSERT INTO public.session VALUES ('33fd737e-ab2d-436d-990e-64df29ef1d73', 'f36e67ad-b0a3-46db-9a8c-56fefd962a11', '2026-11-22 06:18:52.294+00', '2099-01-01 00:00:00+00', '2026-11-22 06:20:22.06975+00', '2026-11-22 06:18:52.294+00');
INSERT INTO public.session VALUES ('4dfbcef5-300b-48cb-b398-fbfe6ba4a6ce', '30385e3a-fe0a-4d11-854b-07b4229f82c1', '2026-11-22 06:20:22.44+00', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:20:22.44+00');
INSERT INTO public.session VALUES ('823a96f4-a624-43dc-85eb-7997705ee080', '831dc8a0-b616-479b-8d3b-b640eef507e3', '2026-11-22 06:20:23.282+00', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:20:23.282+00');
INSERT INTO public.session VALUES ('d088e1bb-412f-4d1e-a235-cf8d94297b9c', 'add2fe98-490e-4f43-8a40-3446217d4e4d', '2026-11-22 06:20:24.011+00', '2099-01-01 00:00:00+00', NULL, '2026-11-22 06:20:24.011+00');


--
-- Data for Name: storage_use; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.storage_use VALUES (1, 3874658);


--
-- Data for Name: stored_file; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stored_file VALUES ('assets/1f/fd/1ffd80c7-a11c-43b6-a5be-2c07b77ddb43.png', 4337);
INSERT INTO public.stored_file VALUES ('assets/c5/a0/c5a0192e-d87b-4e78-b3bc-0bcc7ad74a58.webp', 496);
INSERT INTO public.stored_file VALUES ('assets/94/e6/94e67631-a625-4b3e-a598-20334d7d9c46.webp', 248);
INSERT INTO public.stored_file VALUES ('assets/da/45/da451d5d-8cf8-4397-9421-841291347050.gif', 64);
INSERT INTO public.stored_file VALUES ('assets/ca/96/ca96d9f4-96e5-4ba1-a15a-1d775ddfbf38.webp', 64);
INSERT INTO public.stored_file VALUES ('assets/32/32/32321232-391b-4293-90cc-da91edf16b5c.webp', 64);
INSERT INTO public.stored_file VALUES ('assets/9c/d9/9cd92116-c760-48a8-898a-d6fcab8c8c25.png', 4337);
INSERT INTO public.stored_file VALUES ('assets/46/0f/460f4ec3-96ea-4920-a444-c8e1bacfc5bb.webp', 500);
INSERT INTO public.stored_file VALUES ('assets/dc/3e/dc3ec017-8677-4e60-b915-a8a1205f9d6e.webp', 252);
INSERT INTO public.stored_file VALUES ('assets/b3/31/b33148d4-c64e-4dc8-9cb9-9ddc39fbd4e7.png', 4337);
INSERT INTO public.stored_file VALUES ('assets/54/ab/54abbea2-3933-45c3-822a-d36d1df8c33b.webp', 500);
INSERT INTO public.stored_file VALUES ('assets/56/fb/56fb94bd-ba05-448a-95e5-948ce4c28b61.webp', 252);
INSERT INTO public.stored_file VALUES ('assets/35/91/35919c07-cfb8-4adf-a6fc-f3771cb9195c.png', 4337);
INSERT INTO public.stored_file VALUES ('assets/a0/92/a092545d-90d2-43b2-b322-a63027c54fed.webp', 494);
INSERT INTO public.stored_file VALUES ('assets/d4/5b/d45b0ea9-35fd-473e-9473-c8366e8364a3.webp', 246);
INSERT INTO public.stored_file VALUES ('assets/37/29/37290ad6-922a-4271-b4fa-bc7ec81ed807.png', 1501);
INSERT INTO public.stored_file VALUES ('assets/37/a6/37a68f92-6844-46e2-87ed-bf7a5381edec.webp', 478);
INSERT INTO public.stored_file VALUES ('assets/c9/c2/c9c29a92-e0ad-4d39-a949-9f37570e2b7c.webp', 230);
INSERT INTO public.stored_file VALUES ('assets/82/be/82be0c6d-c0ee-4451-b43c-dfee5ce58208.png', 1502);
INSERT INTO public.stored_file VALUES ('assets/9e/10/9e10e6e2-3969-4f1e-9e0d-2eecc1ba4de7.webp', 480);
INSERT INTO public.stored_file VALUES ('assets/34/d5/34d57e38-6ea6-4910-8946-683bf29ad810.webp', 232);
INSERT INTO public.stored_file VALUES ('assets/b2/90/b2901992-599b-4c3d-9bc4-be6d1c9248b9.png', 771);
INSERT INTO public.stored_file VALUES ('assets/49/ed/49ed7397-eb9d-46db-941a-62113fffa13a.webp', 480);
INSERT INTO public.stored_file VALUES ('assets/a2/4b/a24bcc3c-d732-4b08-b6ac-93fa2ff732df.webp', 232);
INSERT INTO public.stored_file VALUES ('assets/89/d3/89d3d5f1-d23d-4861-b7ff-682c7e7211be.webp', 25146);
INSERT INTO public.stored_file VALUES ('assets/ec/b8/ecb85814-c007-4645-8242-76e908afc3a4.webp', 15684);
INSERT INTO public.stored_file VALUES ('assets/be/e0/bee0707a-e883-4020-9583-609b3e2b6228.webp', 4438);
INSERT INTO public.stored_file VALUES ('videos/45/3f/453f1c9a-79b6-4082-b3cd-ff54b09ac367.mp4', 92611);
INSERT INTO public.stored_file VALUES ('videos/ba/01/ba0137f5-3118-4245-a22c-23a763aad180.webp', 3086);
INSERT INTO public.stored_file VALUES ('videos/43/57/4357229c-93e7-4ec6-8aa7-a695247ddad7.mp4', 22690);
INSERT INTO public.stored_file VALUES ('videos/f7/a2/f7a2faee-8be2-4756-95be-eac087e57261.wav', 960078);
INSERT INTO public.stored_file VALUES ('videos/a9/c6/a9c6ef79-d590-4fa6-ae72-74bb8d531ebd.mp4', 6116);
INSERT INTO public.stored_file VALUES ('videos/d0/b8/d0b8d60f-75f1-4a75-8cb9-04fee83cabbb.webp', 5236);
INSERT INTO public.stored_file VALUES ('videos/09/86/09869d97-aea7-4442-8d96-f052cd47334b.mp4', 19563);
INSERT INTO public.stored_file VALUES ('videos/b4/43/b4435aac-2b1f-47a4-8867-e652fa3dfd8f.wav', 768078);
INSERT INTO public.stored_file VALUES ('videos/d9/9c/d99c2e91-981c-415d-809d-4dca8d3b4196.mp4', 8672);
INSERT INTO public.stored_file VALUES ('videos/2d/14/2d1410b3-c07e-42bd-b86e-8c093693f725.webp', 13068);
INSERT INTO public.stored_file VALUES ('videos/7c/0f/7c0f47fd-eca7-4cb0-8cba-fd34ec85c2fd.mp4', 33174);
INSERT INTO public.stored_file VALUES ('videos/1c/3b/1c3bf167-44f6-4879-8011-811d3ba4ae47.wav', 768078);
INSERT INTO public.stored_file VALUES ('videos/13/44/13447169-c21c-4370-96dc-bf5afaa6ff9a.mp4', 6469);
INSERT INTO public.stored_file VALUES ('videos/7d/23/7d23cba4-4298-4004-aaf8-bb0e713c8c1e.webp', 8936);
INSERT INTO public.stored_file VALUES ('videos/e0/54/e05487de-2ce2-46c0-a1eb-f163fe132371.mp4', 25006);
INSERT INTO public.stored_file VALUES ('videos/b0/ec/b0ecce86-f22f-4198-9096-08e87f247564.wav', 768078);
INSERT INTO public.stored_file VALUES ('assets/66/29/66296a37-3524-49b5-aace-bfbe3ff54c14.webp', 7760);
INSERT INTO public.stored_file VALUES ('assets/d1/62/d1623529-a24a-49d0-8367-ac7011e523e6.webp', 5432);
INSERT INTO public.stored_file VALUES ('assets/c1/aa/c1aa3b69-e0ea-4660-bc48-87dc0144dbaf.webp', 1256);
INSERT INTO public.stored_file VALUES ('parts/5c/11/5c118557-41ac-49e5-9710-9dc3246a911e.mp4', 7376);
INSERT INTO public.stored_file VALUES ('parts/37/a2/37a2366d-2ef8-4d95-a04a-558295178ead.mp4', 7376);
INSERT INTO public.stored_file VALUES ('parts/11/ab/11abad85-99bd-4a5f-b45a-b20de1cf04f0.m4a', 105023);
INSERT INTO public.stored_file VALUES ('parts/ed/b5/edb52bde-61aa-4ba5-bbf0-39ab3974b563.webp', 4856);
INSERT INTO public.stored_file VALUES ('films/32/af/32af2e67-40e5-419d-af7c-00c21d887005.mp4', 145002);
INSERT INTO public.stored_file VALUES ('films/47/bb/47bb732c-78e7-4087-a935-3e8e2726a269.webp', 4856);
INSERT INTO public.stored_file VALUES ('assets/8a/f0/8af0ff2c-feb3-4880-a3d6-7f68527ffbaf.png', 4338);
INSERT INTO public.stored_file VALUES ('assets/5c/08/5c087847-b60e-4475-b86f-fac0b8a89415.webp', 496);
INSERT INTO public.stored_file VALUES ('assets/4e/b5/4eb5bcc9-bc0c-43cb-96fe-7ba91e7829be.webp', 246);


--
-- Data for Name: upload_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.upload_day VALUES ('831dc8a0-b616-479b-8d3b-b640eef507e3', '2026-11-22', 19678, 5);
INSERT INTO public.upload_day VALUES ('30385e3a-fe0a-4d11-854b-07b4229f82c1', '2026-11-22', 6756, 3);
INSERT INTO public.upload_day VALUES ('f36e67ad-b0a3-46db-9a8c-56fefd962a11', '2026-11-22', 5080, 1);


--
-- Data for Name: video; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.video VALUES ('7e32b2c8-4751-4663-88c5-312c9845ceba', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'accepted', false, 'Fog', 'Fog', false, NULL, 'fal-ai/vidu/q1/reference-to-video', 'local', '1:1', 1, '{"movement": "small"}', '[{"name": "An old door", "assetId": "0d3e99e6-8360-4e3f-8bd8-7a020ff01679"}]', '{}', '{}', 0, 5, 120, 720, 720, true, 92611, NULL, 'videos/45/3f/453f1c9a-79b6-4082-b3cd-ff54b09ac367.mp4', 'videos/ba/01/ba0137f5-3118-4245-a22c-23a763aad180.webp', 'videos/43/57/4357229c-93e7-4ec6-8aa7-a695247ddad7.mp4', 'videos/f7/a2/f7a2faee-8be2-4756-95be-eac087e57261.wav', '2026-11-22 06:19:07.474+00', '2026-11-22 06:19:46.262+00', '2026-11-22 06:19:29.818+00', '{}', NULL, NULL, 24, 'ac9182ea2d5b4f41');
INSERT INTO public.video VALUES ('936e0f92-72d9-4489-9e87-e2d284395abf', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'accepted', false, 'Night', 'Night', true, 'Night, layer upon layer of depth from near to far, teal tones, 85mm lens, compressed perspective, slow pull back, hopeful.', 'fal-ai/veo3', 'local', '1:1', 2, '{"sound": false, "duration": 4, "negativePrompt": "Stars"}', '[]', '{}', '{}', 0, 4, 96, 720, 720, false, 6116, NULL, 'videos/a9/c6/a9c6ef79-d590-4fa6-ae72-74bb8d531ebd.mp4', 'videos/d0/b8/d0b8d60f-75f1-4a75-8cb9-04fee83cabbb.webp', 'videos/09/86/09869d97-aea7-4442-8d96-f052cd47334b.mp4', 'videos/b4/43/b4435aac-2b1f-47a4-8867-e652fa3dfd8f.wav', '2026-11-22 06:19:07.605+00', '2026-11-22 06:19:46.306+00', '2026-11-22 06:19:46.022+00', '{}', NULL, NULL, 24, 'ac9182ea2d5b4f41');
INSERT INTO public.video VALUES ('c4a8a5e7-f758-47b9-aa25-df0f34085a54', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'failed', false, 'Never made', 'Never made', false, NULL, 'fal-ai/veo3', 'local', '1:1', 585737358, '{"sound": false, "duration": 4}', '[]', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Cancelled', NULL, NULL, NULL, NULL, '2026-11-22 06:19:46.87+00', '2026-11-22 06:19:47.192+00', '2026-11-22 06:19:47.192+00', '{}', NULL, NULL, NULL, NULL);
INSERT INTO public.video VALUES ('18b2dbba-d90c-497b-9a14-83a9086e8d7c', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'pending', false, 'Dusk', 'Dusk', false, NULL, 'fal-ai/veo3', 'local', '1:1', 4, '{"sound": false, "duration": 4}', '[]', '{}', '{}', 0, 4, 96, 720, 720, false, 6469, NULL, 'videos/13/44/13447169-c21c-4370-96dc-bf5afaa6ff9a.mp4', 'videos/7d/23/7d23cba4-4298-4004-aaf8-bb0e713c8c1e.webp', 'videos/e0/54/e05487de-2ce2-46c0-a1eb-f163fe132371.mp4', 'videos/b0/ec/b0ecce86-f22f-4198-9096-08e87f247564.wav', '2026-11-22 06:19:46.463+00', '2026-11-22 06:20:14.951+00', '2026-11-22 06:20:14.951+00', '{}', NULL, NULL, 24, 'ac9182ea2d5b4f41');
INSERT INTO public.video VALUES ('65ad46ee-bd97-471c-8c0b-eda720c36cf9', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '831dc8a0-b616-479b-8d3b-b640eef507e3', 'declined', false, 'Snow', 'Snow', false, NULL, 'fal-ai/veo3', 'local', '1:1', 3, '{"sound": false, "duration": 4}', '[]', '{}', '{}', 0, 4, 96, 720, 720, false, 8672, NULL, 'videos/d9/9c/d99c2e91-981c-415d-809d-4dca8d3b4196.mp4', 'videos/2d/14/2d1410b3-c07e-42bd-b86e-8c093693f725.webp', 'videos/7c/0f/7c0f47fd-eca7-4cb0-8cba-fd34ec85c2fd.mp4', 'videos/1c/3b/1c3bf167-44f6-4879-8011-811d3ba4ae47.wav', '2026-11-22 06:19:46.371+00', '2026-11-22 06:20:15.027+00', '2026-11-22 06:20:01.374+00', '{}', NULL, NULL, 24, 'ac9182ea2d5b4f41');
INSERT INTO public.video VALUES ('8de2fe00-4db1-4fcd-9ca4-94a64f9708dc', '9d8bc31f-2b5c-4b47-ab68-080ee8741e41', '30385e3a-fe0a-4d11-854b-07b4229f82c1', 'pending', true, 'The Keeper 1', '', false, NULL, '', 'local', '16:9', NULL, '{}', '[]', '{936e0f92-72d9-4489-9e87-e2d284395abf,7e32b2c8-4751-4663-88c5-312c9845ceba}', '{hblur}', 0, 8.25, 198, 720, 720, true, 145002, NULL, 'films/32/af/32af2e67-40e5-419d-af7c-00c21d887005.mp4', 'films/47/bb/47bb732c-78e7-4087-a935-3e8e2726a269.webp', NULL, NULL, '2026-11-22 06:20:20.488+00', '2026-11-22 06:20:21.594+00', '2026-11-22 06:20:21.594+00', '{0.75}', NULL, 'pad', 24, NULL);


--
-- Name: mikro_orm_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mikro_orm_migrations_id_seq', 19, true);


--
-- Name: account_link account_link_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_pkey PRIMARY KEY (id);


--
-- Name: account_link account_link_token_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_token_hash_unique UNIQUE (token_hash);


--
-- Name: account account_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);


--
-- Name: api_token api_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_pkey PRIMARY KEY (id);


--
-- Name: api_token api_token_token_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_token_hash_unique UNIQUE (token_hash);


--
-- Name: arriving_file arriving_file_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.arriving_file
    ADD CONSTRAINT arriving_file_pkey PRIMARY KEY (key);


--
-- Name: asset asset_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.asset
    ADD CONSTRAINT asset_pkey PRIMARY KEY (id);


--
-- Name: audit_entry audit_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);


--
-- Name: background_task background_task_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.background_task
    ADD CONSTRAINT background_task_pkey PRIMARY KEY (queue, key);


--
-- Name: film_part film_part_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film_part
    ADD CONSTRAINT film_part_pkey PRIMARY KEY (key);


--
-- Name: idempotent_request idempotent_request_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotent_request
    ADD CONSTRAINT idempotent_request_pkey PRIMARY KEY (scope, key_hash);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);


--
-- Name: limited_try limited_try_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limited_try
    ADD CONSTRAINT limited_try_pkey PRIMARY KEY (key);


--
-- Name: message message_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_pkey PRIMARY KEY (id);


--
-- Name: mikro_orm_migrations mikro_orm_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mikro_orm_migrations
    ADD CONSTRAINT mikro_orm_migrations_pkey PRIMARY KEY (id);


--
-- Name: notification notification_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (id);


--
-- Name: project_asset project_asset_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_asset
    ADD CONSTRAINT project_asset_pkey PRIMARY KEY (project_id, asset_id);


--
-- Name: project project_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_pkey PRIMARY KEY (id);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: storage_use storage_use_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_pkey PRIMARY KEY (id);


--
-- Name: stored_file stored_file_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (key);


--
-- Name: upload_day upload_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.upload_day
    ADD CONSTRAINT upload_day_pkey PRIMARY KEY (person_id, day);


--
-- Name: video video_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.video
    ADD CONSTRAINT video_pkey PRIMARY KEY (id);


--
-- Name: account_email_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX account_email_unique ON public.account USING btree (lower(email));


--
-- Name: account_link_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_link_user_id_index ON public.account_link USING btree (user_id);


--
-- Name: account_skeleton_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX account_skeleton_unique ON public.account USING btree (username_skeleton) WHERE (revoked_at IS NULL);


--
-- Name: account_username_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX account_username_unique ON public.account USING btree (lower(username)) WHERE (revoked_at IS NULL);


--
-- Name: api_token_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_token_user_id_index ON public.api_token USING btree (user_id);


--
-- Name: asset_content; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_content ON public.asset USING btree (content_hash);


--
-- Name: asset_counted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_counted ON public.asset USING btree (approval_status, owner_id, is_generated) WHERE (deleted_at IS NULL);


--
-- Name: asset_flagged; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_flagged ON public.asset USING btree (updated_at DESC, id DESC) WHERE ((flagged_at IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: asset_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_listed ON public.asset USING btree (updated_at DESC, id DESC) WHERE ((price IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: asset_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_newest ON public.asset USING btree (updated_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: asset_newest_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_newest_of_owner ON public.asset USING btree (owner_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: asset_of_medium; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_of_medium ON public.asset USING btree (medium_key);


--
-- Name: asset_of_original; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_of_original ON public.asset USING btree (original_key);


--
-- Name: asset_one_copy; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX asset_one_copy ON public.asset USING btree (owner_id, source_id) WHERE ((source_id IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: asset_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_pending ON public.asset USING btree (updated_at DESC, id DESC) WHERE ((approval_status = 'pending'::text) AND (deleted_at IS NULL));


--
-- Name: asset_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_trash ON public.asset USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: asset_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_words ON public.asset USING gin (public.asset_words(name, tags) public.gin_trgm_ops) WHERE (deleted_at IS NULL);


--
-- Name: audit_entry_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_newest ON public.audit_entry USING btree (created_at DESC, id DESC);


--
-- Name: background_task_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX background_task_created_at_index ON public.background_task USING btree (created_at);


--
-- Name: film_part_longest_unused; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX film_part_longest_unused ON public.film_part USING btree (used_at);


--
-- Name: idempotent_request_oldest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotent_request_oldest ON public.idempotent_request USING btree (created_at);


--
-- Name: job_open_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_open_index ON public.job USING btree (kind, created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));


--
-- Name: job_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_project_id_index ON public.job USING btree (project_id);


--
-- Name: job_video_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_video_id_index ON public.job USING btree (video_id);


--
-- Name: message_job_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_job_id_index ON public.message USING btree (job_id);


--
-- Name: message_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_newest_of_project ON public.message USING btree (project_id, created_at DESC, id DESC);


--
-- Name: message_video_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_video_id_index ON public.message USING btree (video_id);


--
-- Name: notification_newest_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_newest_of_user ON public.notification USING btree (user_id, created_at DESC, id DESC);


--
-- Name: project_asset_asset_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_asset_asset_id_index ON public.project_asset USING btree (asset_id);


--
-- Name: project_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_newest ON public.project USING btree (updated_at DESC, id DESC);


--
-- Name: session_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_user_id_index ON public.session USING btree (user_id);


--
-- Name: video_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX video_newest_of_project ON public.video USING btree (project_id, is_merged, created_at DESC, id DESC);


--
-- Name: account_link account_link_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_link
    ADD CONSTRAINT account_link_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: api_token api_token_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_token
    ADD CONSTRAINT api_token_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: asset asset_owner_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.asset
    ADD CONSTRAINT asset_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: message message_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: message message_job_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_job_id_foreign FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: message message_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: message message_video_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_video_id_foreign FOREIGN KEY (video_id) REFERENCES public.video(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: notification notification_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: project_asset project_asset_asset_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_asset
    ADD CONSTRAINT project_asset_asset_id_foreign FOREIGN KEY (asset_id) REFERENCES public.asset(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: project_asset project_asset_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_asset
    ADD CONSTRAINT project_asset_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: project project_owner_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: session session_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: video video_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.video
    ADD CONSTRAINT video_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: video video_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.video
    ADD CONSTRAINT video_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


