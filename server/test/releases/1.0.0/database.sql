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


--
-- Name: without_accents(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.without_accents(words text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(lower(NORMALIZE(words, NFKD)), '[̀-ͯ]+'::text, ''::text, 'g'::text);


--
-- Name: folded(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (octet_length(words) = length(words)) THEN lower(words) WHEN (words ~ '[ıłŁøØđĐðÐħĦŧŦςßẞæÆœŒ]'::text) THEN replace(replace(replace(translate(public.without_accents(words), 'ıłøđðħŧς'::text, 'iloddhtσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text) ELSE public.without_accents(words) END;


--
-- Name: grams(text, integer[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.grams(words text, sizes integer[]) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT COST 500 PARALLEL SAFE
    AS $$
      declare
        text_left text;
        found text[] := '{}';
        size int;
      begin
        foreach size in array sizes loop
          for start in 1 .. size loop
            text_left := substr(translate(words, chr(31), ' '), start);
            text_left := left(text_left, length(text_left) / size * size);
            found := found || string_to_array(
              regexp_replace(text_left, '(.{' || size || '})', '\1' || chr(31), 'g'), chr(31)
            );
          end loop;
        end loop;
        return array_remove(found, '');
      end $$;


--
-- Name: refuse_ledger_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin raise exception 'lines of the ledger are only added' using errcode = 'restrict_violation'; end $$;


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
    flagged_by_id uuid,
    captured_video_id uuid,
    captured_seconds double precision,
    prompt text,
    seed integer,
    model text,
    words text GENERATED ALWAYS AS (public.folded(public.asset_words(name, tags))) STORED,
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
    created_at timestamp with time zone DEFAULT now() NOT NULL
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
    author_id uuid,
    trace_parent text
);


--
-- Name: budget; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.budget (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    scope text NOT NULL,
    subject_id uuid,
    period text NOT NULL,
    amount bigint NOT NULL,
    is_hard boolean NOT NULL,
    allows_unknown boolean DEFAULT false NOT NULL,
    told_in text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT budget_period_check CHECK ((period = ANY (ARRAY['month'::text, 'always'::text]))),
    CONSTRAINT budget_scope_check CHECK ((scope = ANY (ARRAY['team'::text, 'project'::text, 'person'::text])))
);


--
-- Name: caption; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.caption (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    track_id uuid NOT NULL,
    item_id uuid,
    start_ms integer NOT NULL,
    end_ms integer NOT NULL,
    text text NOT NULL,
    speaker text,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid
);


--
-- Name: caption_track; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.caption_track (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    language text NOT NULL,
    is_machine_made boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: card; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.card (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    design text NOT NULL,
    title text NOT NULL,
    subtitle text NOT NULL,
    lines jsonb NOT NULL,
    background jsonb NOT NULL,
    seconds double precision NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid,
    frame jsonb,
    drawing text,
    width integer NOT NULL,
    height integer NOT NULL,
    frames integer NOT NULL,
    frame_rate integer NOT NULL,
    bytes double precision,
    video_key text,
    poster_key text,
    small_poster_key text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: clip; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.clip (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid NOT NULL,
    status text DEFAULT 'in_progress'::text NOT NULL,
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
    frame_rate integer,
    mezzanine_setting text,
    deleted_at timestamp with time zone,
    note text,
    kept_first_frame jsonb,
    kept_last_frame jsonb,
    take_of uuid,
    decline_reason text,
    extends_video_id uuid,
    small_poster_key text,
    motion jsonb,
    note_id uuid,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    lines integer,
    CONSTRAINT clip_engine_check CHECK ((engine = ANY (ARRAY['local'::text, 'fal'::text]))),
    CONSTRAINT clip_status_check CHECK ((status = ANY (ARRAY['in_progress'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'failed'::text])))
);


--
-- Name: cut; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cut (
    project_id uuid NOT NULL,
    size text,
    ratio text,
    fit text DEFAULT 'PAD'::text NOT NULL,
    frame_rate integer,
    title text,
    clip_gain double precision DEFAULT 0 NOT NULL,
    loudness integer,
    burned_captions text,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid
);


--
-- Name: cut_cue; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cut_cue (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    sound_id uuid NOT NULL,
    item_id uuid,
    at_seconds double precision DEFAULT 0 NOT NULL,
    in_seconds double precision DEFAULT 0 NOT NULL,
    out_seconds double precision,
    gain double precision DEFAULT 0 NOT NULL,
    fade_in_seconds double precision DEFAULT 0 NOT NULL,
    fade_out_seconds double precision DEFAULT 0 NOT NULL,
    is_muted boolean DEFAULT false NOT NULL,
    is_ducked boolean DEFAULT false NOT NULL,
    is_looped boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid,
    is_ducked_by_clips boolean DEFAULT false NOT NULL
);


--
-- Name: cut_item; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cut_item (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    clip_id uuid,
    "position" integer,
    in_frame integer DEFAULT 0 NOT NULL,
    out_frame integer,
    speed double precision DEFAULT 1 NOT NULL,
    is_muted boolean DEFAULT false NOT NULL,
    gain double precision DEFAULT 0 NOT NULL,
    framing double precision DEFAULT 0.5 NOT NULL,
    transition text DEFAULT ''::text NOT NULL,
    transition_seconds double precision DEFAULT 1 NOT NULL,
    is_trim_removed boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid,
    card_id uuid,
    CONSTRAINT cut_item_shows_one CHECK ((num_nonnulls(clip_id, card_id) = 1))
);


--
-- Name: film; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.film (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid NOT NULL,
    status text DEFAULT 'in_progress'::text NOT NULL,
    title text NOT NULL,
    duration double precision,
    frames integer,
    frame_rate integer,
    width integer,
    height integer,
    has_sound boolean,
    bytes double precision,
    failure text,
    video_key text,
    poster_key text,
    small_poster_key text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    clip_ids text[] DEFAULT '{}'::text[] NOT NULL,
    gaps jsonb DEFAULT '[]'::jsonb NOT NULL,
    size text,
    film_ratio text,
    fit text,
    CONSTRAINT film_status_check CHECK ((status = ANY (ARRAY['in_progress'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'failed'::text])))
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
-- Name: film_plan; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.film_plan (
    film_id uuid NOT NULL,
    items jsonb NOT NULL,
    plan jsonb,
    mix jsonb,
    mixed jsonb,
    captions jsonb,
    captioned jsonb,
    overlays jsonb
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
    subject_id uuid,
    author_id uuid NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    sending_at timestamp with time zone,
    request_id text,
    request_model text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    finished_at timestamp with time zone,
    payload jsonb,
    result_id uuid,
    failures integer DEFAULT 0 NOT NULL,
    not_before timestamp with time zone,
    away_since timestamp with time zone,
    lease_id uuid,
    trace_parent text,
    watched_until timestamp with time zone,
    memory_deaths integer DEFAULT 0 NOT NULL,
    CONSTRAINT job_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);


--
-- Name: ledger_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_entry (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    reservation_id uuid NOT NULL,
    job_id uuid NOT NULL,
    video_id uuid,
    project_id uuid,
    person_id uuid NOT NULL,
    model text NOT NULL,
    reserved bigint NOT NULL,
    spent bigint NOT NULL,
    is_known boolean NOT NULL,
    basis text NOT NULL,
    units numeric(20,6),
    request_id text,
    ordered_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ledger_entry_amounts CHECK (
CASE kind
    WHEN 'reserve'::text THEN ((reserved >= 0) AND (spent = 0) AND (reservation_id = id))
    WHEN 'settle'::text THEN ((reserved <= 0) AND (spent >= 0))
    WHEN 'correct'::text THEN (reserved = 0)
    ELSE ((reserved <= 0) AND (spent = 0))
END),
    CONSTRAINT ledger_entry_basis_check CHECK ((basis = ANY (ARRAY['price'::text, 'bill'::text, 'assumed'::text]))),
    CONSTRAINT ledger_entry_kind_check CHECK ((kind = ANY (ARRAY['reserve'::text, 'settle'::text, 'release'::text, 'correct'::text])))
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
-- Name: lower_third; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lower_third (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    item_id uuid NOT NULL,
    start_frame integer NOT NULL,
    end_frame integer NOT NULL,
    title text NOT NULL,
    subtitle text DEFAULT ''::text NOT NULL,
    style text DEFAULT 'BAR'::text NOT NULL,
    "position" text DEFAULT 'BOTTOM_LEFT'::text NOT NULL,
    fade_frames integer DEFAULT 6 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid
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
    clip_id uuid,
    job_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kept_asset_id uuid,
    kept_first_frame jsonb,
    kept_last_frame jsonb,
    more_video_ids text[] DEFAULT '{}'::text[] NOT NULL,
    extends_video_id uuid,
    film_id uuid,
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
-- Name: model_choice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.model_choice (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    models text[] NOT NULL,
    default_for_text text NOT NULL,
    default_for_references text,
    default_for_frames text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    always_successor boolean DEFAULT false NOT NULL
);


--
-- Name: model_state; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.model_state (
    model text NOT NULL,
    unit text,
    micros bigint,
    told_at timestamp with time zone,
    retired_at timestamp with time zone,
    fault text,
    checked_at timestamp with time zone,
    bill_told_at timestamp with time zone,
    bills_read_at timestamp with time zone
);


--
-- Name: notification; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notification (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    message text NOT NULL,
    link text,
    is_read boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    merge_key text,
    count integer DEFAULT 1 NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.outbox (
    id bigint NOT NULL,
    facts text NOT NULL
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: pending_bill; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pending_bill (
    reservation_id uuid NOT NULL,
    job_id uuid NOT NULL,
    request_id text,
    request_model text,
    since timestamp with time zone DEFAULT now() NOT NULL
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
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    member_role text DEFAULT 'editor'::text NOT NULL
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
-- Name: project_member; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.project_member (
    project_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT project_member_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'reviewer'::text, 'editor'::text, 'manager'::text])))
);


--
-- Name: queue_watch; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.queue_watch (
    id smallint NOT NULL,
    readable_since timestamp with time zone NOT NULL,
    seen_at timestamp with time zone NOT NULL
);


--
-- Name: review_guest; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_guest (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    link_id uuid NOT NULL,
    name text NOT NULL,
    session_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: review_link; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_link (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    created_by_id uuid,
    name text NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    since timestamp with time zone,
    token_hash text NOT NULL,
    password_hash text,
    may_download boolean DEFAULT false NOT NULL,
    may_approve boolean DEFAULT true NOT NULL,
    shows_names boolean DEFAULT false NOT NULL,
    opens integer DEFAULT 0 NOT NULL,
    last_seen_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    mailed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT review_link_kind_check CHECK ((kind = ANY (ARRAY['FILM'::text, 'CUT'::text, 'TAKES'::text])))
);


--
-- Name: review_note; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_note (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    clip_id uuid,
    parent_id uuid,
    link_id uuid,
    author_id uuid,
    guest_id uuid,
    frame integer NOT NULL,
    end_frame integer,
    text text DEFAULT ''::text NOT NULL,
    drawing text,
    assignee_id uuid,
    done_at timestamp with time zone,
    done_in_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_at timestamp with time zone,
    film_id uuid,
    CONSTRAINT review_note_video CHECK ((num_nonnulls(clip_id, film_id) = 1))
);


--
-- Name: review_verdict; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.review_verdict (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    link_id uuid NOT NULL,
    guest_id uuid NOT NULL,
    video_id uuid NOT NULL,
    is_approved boolean NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: sample_film; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sample_film (
    user_id uuid NOT NULL,
    project_id uuid NOT NULL,
    is_cut boolean DEFAULT false NOT NULL
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
-- Name: shared_task; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shared_task (
    key text NOT NULL,
    kind text NOT NULL,
    toolkit text NOT NULL,
    data jsonb NOT NULL,
    wanted_by text[] DEFAULT '{}'::text[] NOT NULL,
    author_id uuid,
    place integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claim_id uuid,
    claimed_until timestamp with time zone,
    trace_parent text
);


--
-- Name: shot_drawing; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shot_drawing (
    shot_id uuid NOT NULL,
    is_slate boolean NOT NULL,
    project_id uuid NOT NULL,
    hash text,
    video_key text,
    poster_key text,
    mezzanine_video_key text,
    mezzanine_sound_key text,
    width integer,
    height integer,
    frames integer,
    frame_rate integer,
    bytes integer,
    failed_hash text,
    failure text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    small_poster_key text
);


--
-- Name: shot_refusal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shot_refusal (
    shot_id uuid NOT NULL,
    code text NOT NULL,
    message text NOT NULL,
    ordered_by_id uuid NOT NULL,
    ordered_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: shot_take; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shot_take (
    clip_id uuid NOT NULL,
    shot_id uuid NOT NULL,
    hash text NOT NULL,
    inputs jsonb NOT NULL,
    ordered_by_id uuid NOT NULL,
    ordered_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: sound; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sound (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    author_id uuid NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    licence text DEFAULT ''::text NOT NULL,
    duration double precision NOT NULL,
    samples integer NOT NULL,
    bytes double precision NOT NULL,
    loudness double precision,
    true_peak double precision,
    peaks bytea NOT NULL,
    file_key text NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    model text,
    words text,
    voice text,
    seed integer,
    plan jsonb,
    timings jsonb,
    CONSTRAINT sound_kind_check CHECK ((kind = ANY (ARRAY['MUSIC'::text, 'VOICE'::text, 'EFFECT'::text])))
);


--
-- Name: storage_use; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.storage_use (
    id smallint DEFAULT 1 NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    quota_bytes bigint,
    warned_at timestamp with time zone
);


--
-- Name: stored_file; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stored_file (
    key text NOT NULL,
    bytes bigint,
    project_id uuid,
    shelf text GENERATED ALWAYS AS (split_part(key, '/'::text, 1)) STORED
);


--
-- Name: storyboard; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.storyboard (
    project_id uuid NOT NULL,
    ratio text DEFAULT '16:9'::text NOT NULL,
    model text,
    look text DEFAULT ''::text NOT NULL,
    score_id uuid,
    voices jsonb DEFAULT '[]'::jsonb NOT NULL
);


--
-- Name: storyboard_element; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.storyboard_element (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    asset_ids text[] DEFAULT '{}'::text[] NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    label text,
    description text DEFAULT ''::text NOT NULL,
    CONSTRAINT storyboard_element_kind_check CHECK ((kind = ANY (ARRAY['cast'::text, 'place'::text])))
);


--
-- Name: storyboard_shot; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.storyboard_shot (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id uuid NOT NULL,
    "position" integer NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    heading text DEFAULT ''::text NOT NULL,
    seconds double precision DEFAULT 5 NOT NULL,
    camera text,
    kept_references jsonb DEFAULT '[]'::jsonb NOT NULL,
    kept_first_frame jsonb,
    kept_last_frame jsonb,
    kept_still jsonb,
    transition text DEFAULT ''::text NOT NULL,
    transition_seconds double precision DEFAULT 1 NOT NULL,
    takes_of uuid,
    chosen_video_id uuid,
    revision integer DEFAULT 1 NOT NULL,
    field_revisions jsonb DEFAULT '{}'::jsonb NOT NULL,
    edited_by_id uuid NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    dialogue jsonb DEFAULT '[]'::jsonb NOT NULL,
    edited_prompt text,
    voice_id uuid
);


--
-- Name: transcript; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transcript (
    clip_id uuid NOT NULL,
    words jsonb NOT NULL
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
-- Name: webhook; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    project_ids text[] DEFAULT '{}'::text[] NOT NULL,
    secret_version integer DEFAULT 1 NOT NULL,
    paused_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: webhook_delivery; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_delivery (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    webhook_id uuid NOT NULL,
    event text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone DEFAULT now(),
    leased_until timestamp with time zone,
    delivered_at timestamp with time zone,
    failure text
);


--
-- Name: mikro_orm_migrations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mikro_orm_migrations ALTER COLUMN id SET DEFAULT nextval('public.mikro_orm_migrations_id_seq'::regclass);


--
-- Data for Name: account; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account VALUES ('d40ca34a-f500-4d77-b4de-99023b61f9f0', 'ana', 'ana@example.com', '$argon2id$v=19$m=65536,t=3,p=4$uC/h+ta+3cw2KGUjL8FA1g$jLaSFGSH4n9Y5iZVshGAxbcAFFikp8EnQlih1l5kfj0', true, NULL, '2026-11-29 03:46:54.367+00', 'ana');
INSERT INTO public.account VALUES ('afdbcfb1-082a-4b3b-8bc4-32c72c003b74', 'cleo', 'cleo@example.com', '$argon2id$v=19$m=65536,t=3,p=4$i465XxBZv7AJ5bxGxPsdYg$VI4NOmGu2/9npFuccdt8vOa35uMpgGkvNLwPu6tvujU', false, NULL, '2026-11-29 03:46:55.454+00', 'cleo');
INSERT INTO public.account VALUES ('3ad5c16d-35c1-4678-a88f-82b4440848c0', 'dora', 'dora@example.com', NULL, false, NULL, '2026-11-29 03:46:56.346+00', 'dora');
INSERT INTO public.account VALUES ('7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ben', 'ben@example.com', '$argon2id$v=19$m=65536,t=3,p=4$WWsU1+T2fyl0NMzJQfGP+Q$/9ZqhxUrazYkmvr3BQpBvwxil8aI+cskMNsD1/0yv8A', false, NULL, '2026-11-29 03:46:54.959+00', 'ben');
INSERT INTO public.account VALUES ('5a41b642-029d-4243-8f12-4d8feddcb202', 'finn', 'finn@example.com', NULL, false, '2026-11-29 03:47:51.736+00', '2026-11-29 03:46:55.982+00', 'finn');


--
-- Data for Name: account_link; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_link VALUES ('a91f3d7f-7ca5-434e-93cf-f5a445410e9c', '3ad5c16d-35c1-4678-a88f-82b4440848c0', 'invitation', 'egRYa1A3qpWzuftNMYMasWl4lREwmDR7Ua_6_uPze4M', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:46:56.372+00');
INSERT INTO public.account_link VALUES ('89b0eaac-ce23-4850-9fda-22ff19a4fb15', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'password', 'zb3OWu8x06QZnYycQWH-J5NnToUn5N8Q8dMW6XbPBlY', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:46:56.47+00');


--
-- Data for Name: api_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_token VALUES ('18591462-4228-45f4-a3d2-b9c5eef73763', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'Reports', 'read', 'iAJ2lRbed54NrU20iKHfIKjaea9VV62O68Boz_tspZA', '2099-01-01 00:00:00+00', '2026-11-29 03:46:56.629+00', '2026-11-29 03:46:56.682+00', NULL);
INSERT INTO public.api_token VALUES ('3307aeb1-86e3-4eb2-833c-ae2e2c614df1', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'A script', 'write', 'cTC-wkHvITIUMcuHc2LOwG6nyrKBdHLubBFg8QVoOQQ', '2099-01-01 00:00:00+00', '2026-11-29 03:46:56.716+00', NULL, '2026-11-29 03:46:56.738314+00');


--
-- Data for Name: arriving_file; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: asset; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.asset VALUES ('905ed383-dd51-4ca8-92e6-28a72ed2471c', 'A blink', '', '{}', 'approved', false, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'assets/fc/20/fc207652-14e9-4955-b7cd-96e3bace3129.gif', 'assets/68/b8/68b88886-8f88-407f-8389-84c0b86b754a.webp', 'assets/b6/c6/b6c69c86-63ba-449f-9c06-2e35671e2d99.webp', 20, 20, '#080808', 'AAgCBwAAAAAAAAAAAAAAAAAAAAAAAAAA', NULL, '2026-11-29 03:46:58.092+00', '2026-11-29 03:46:58.092+00', '9e7ff3803293c3eeeaa6b4c80d771eb90ddd64ed859ca9fb4b8f29da2d2397ca', 64, true, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('ccca096f-df1a-4ce9-bcd7-1a2eed4eb2f1', 'White', '', '{}', 'pending', false, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'assets/c4/9c/c49c3775-a546-4245-ad32-8e12eed9cf2d.png', 'assets/ce/e5/cee57242-16c2-4e6f-9d7f-439c03bbc003.webp', 'assets/82/5a/825a65f4-922d-4061-a217-f02eebbc4a6a.webp', 640, 360, '#e8e8e8', 'OwgCBIDY8o1yeIeJh4cAAAAAAA==', NULL, '2026-11-29 03:46:59.09+00', '2026-11-29 03:46:59.09+00', 'ca86589a4a4988fca9f1a41bde470631a226fc8110ed11de2165b4df94a33e9f', 1502, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('672323b3-0d97-453d-b53a-bec787f85124', 'Grey', '', '{}', 'declined', false, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'assets/f7/85/f7858bee-52cf-4a62-98b0-58b181c6de8d.png', 'assets/57/3e/573e167a-1fef-46c0-9db7-3dbbbfae927e.webp', 'assets/16/1e/161ee6e6-37d8-490f-91cf-35cd0cdf95ca.webp', 640, 360, '#787878', 'IAgCBIC39NmIiIeIeIkAAAAAAA==', NULL, '2026-11-29 03:46:58.884+00', '2026-11-29 03:46:59.198+00', 'cb35f887977ed9ce3d3c548b1f8841aaa4714b0d2b7a66a4ec4ca19032cf0f4f', 1501, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('7d099cd6-fcb5-4e0f-b022-379163cdc318', 'Red', '', '{colour}', 'approved', false, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'assets/a9/f2/a9f26bcb-01ab-4bcc-8e87-46ee961b0c45.png', 'assets/a1/98/a1982c7e-2106-4026-8188-c50462d15802.webp', 'assets/7f/d3/7fd353ea-6bc5-4087-acf8-01065d233f65.webp', 640, 360, '#982818', 'FNoCBIB4sLmEh3eHd4eghwd5hw==', NULL, '2026-11-29 03:46:58.285+00', '2026-11-29 03:46:59.244+00', 'bb4cca174a08972469b42f4e2615c374c9d0c66bbd76b4de45873a20b769c91f', 4337, false, NULL, NULL, 12.5, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('ab270e21-b8fd-47e6-a467-442ee551422e', 'Green', '', '{}', 'approved', false, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'assets/d3/2c/d32cad2e-3a89-450e-95d0-42e36af8af47.png', 'assets/b5/3e/b53ec115-de35-4e71-b3a3-4c4bb70cfbe4.webp', 'assets/48/da/48daf007-19ae-4ec8-9997-e323b78b7536.webp', 640, 360, '#289818', 'FCoBBIB4sLmEh3eHd4egh/eGeA==', NULL, '2026-11-29 03:46:58.48+00', '2026-11-29 03:46:59.27+00', '499e98d739c5952fae9db13c4a7e118396760df455df00e5d2cb4b03a0aba755', 4337, false, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('d3ca8ad7-2e05-4328-aef0-01adddadd87f', 'Red', '', '{colour}', 'approved', false, 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', 'assets/a9/f2/a9f26bcb-01ab-4bcc-8e87-46ee961b0c45.png', 'assets/a1/98/a1982c7e-2106-4026-8188-c50462d15802.webp', 'assets/7f/d3/7fd353ea-6bc5-4087-acf8-01065d233f65.webp', 640, 360, '#982818', 'FNoCBIB4sLmEh3eHd4eghwd5hw==', NULL, '2026-11-29 03:46:59.318+00', '2026-11-29 03:46:59.318+00', 'bb4cca174a08972469b42f4e2615c374c9d0c66bbd76b4de45873a20b769c91f', 4337, false, NULL, NULL, NULL, '7d099cd6-fcb5-4e0f-b022-379163cdc318', NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('4ee569d2-a91d-4b8f-81b0-0f1a5fd9a616', 'Blue', '', '{}', 'approved', false, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'assets/78/24/78245777-84a6-4088-a018-791a304c3d6b.png', 'assets/80/72/807289cc-b4ed-4d6e-bc6f-d5659d57a2bd.webp', 'assets/c6/14/c614ccb2-e8b4-4048-9375-09bd949ef82e.webp', 640, 360, '#281898', 'VBQCBIB4sLmEh3eHd4cIj3WPiA==', NULL, '2026-11-29 03:46:58.666+00', '2026-11-29 03:46:59.358+00', 'd397f903998d981d993affdce7e1e842afd06dd566878217cb0c46f9a30660d0', 4337, false, '2026-11-29 03:46:59.357+00', 'Too blue for us', NULL, NULL, 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('4fc3a58b-6783-419f-957f-03ed01625731', 'An old door', 'Oak, né 1900 ✓', '{door,oak}', 'approved', false, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'assets/dd/ac/ddac90ff-201f-47de-9b5a-dd413d9c425a.png', 'assets/14/c9/14c912c4-e550-4077-a0e7-c345af585858.webp', 'assets/d3/97/d397c4c5-5794-46e2-809f-82ea07f04fc6.webp', 640, 360, '#386888', 'GZYBBICWh4iHeIh3d4AIePZkmA==', NULL, '2026-11-29 03:46:57.866+00', '2026-11-29 03:46:59.501+00', '850610fbf706cf2680050f59ec75fc3f9c2cc8799dc02513ad93a6c316d262ab', 4337, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('843b909b-1060-41f8-a372-7fe22a8332ec', 'Fog over the sea', 'Fog over the sea', '{}', 'approved', true, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'assets/25/37/25378022-1f7b-4e07-a394-7547e2ef6172.webp', 'assets/77/9e/779e1c9a-d7fc-484d-8045-d2846b36e038.webp', 'assets/7e/8b/7e8b09c4-8b45-455e-929d-b4ea7f539409.webp', 1024, 1024, '#d8b8b8', 'JigOFwRXd3eIh3hwd4iIaIeHl0YHWYYA', NULL, '2026-11-29 03:47:03.157+00', '2026-11-29 03:47:03.157+00', 'c86689bdcb73837847d9b6988faae6df48b20fcc77d6c819f08de3d02ea19a6f', 25146, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Fog over the sea', 7, 'local/scenes', DEFAULT);
INSERT INTO public.asset VALUES ('4c5d5625-7340-467a-a4c3-ccdb5e9595da', 'Mist', 'Mist', '{}', 'approved', true, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'assets/ee/b8/eeb85b40-f17e-484d-b927-46980956d80f.webp', 'assets/ea/f5/eaf5e800-9335-475a-ae4d-0bf578f1cf2a.webp', 'assets/f3/4c/f34c8769-00e9-4b0e-9be1-30962400ed85.webp', 1024, 1024, '#487878', 'H5cFBwI3aHhweHiFeLh3CIiMhV73+IcP', NULL, '2026-11-29 03:47:49.28+00', '2026-11-29 03:47:49.28+00', 'fe075cdd578dd9de945841b5fa4fd186e87ca26e4cafed137a239bc31a87982a', 7760, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Mist', 5, 'local/scenes', DEFAULT);
INSERT INTO public.asset VALUES ('65e983cc-9548-4c25-8138-bc8194c6d81e', 'A door of Finn', '', '{}', 'pending', false, '5a41b642-029d-4243-8f12-4d8feddcb202', 'assets/be/a6/bea6f93c-f2e6-43ca-ba26-8900b994e491.png', 'assets/20/bf/20bf0801-77ea-455d-b7c3-4a0e6177d811.webp', 'assets/75/53/75534752-1aab-446e-9b0e-7d7e6b9ed158.webp', 640, 360, '#183858', 'TbYBBIDH8q56h4iId4gPdvZghw==', NULL, '2026-11-29 03:47:51.692+00', '2026-11-29 03:47:51.692+00', '6658ff339959146b8f4e30ea85a1083e83a85d215c4bc6cf1519b7bd64cc3ed2', 4338, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);
INSERT INTO public.asset VALUES ('eceae22e-a4b1-4ccd-b96a-83dc1aa5043b', 'A mistake', '', '{}', 'approved', false, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'assets/e3/5b/e35bdc8f-ea94-46cf-ba9e-9d4ef6bdd5fa.png', 'assets/39/66/3966cc48-c9ff-4089-9615-b1e793e3a736.webp', 'assets/f5/6f/f56f71de-58c0-4bf4-9429-435f81b633f7.webp', 640, 360, '#080808', 'AAgCBIAAAAAAAAAAAAAAAAAAAA==', '2099-01-01 00:00:00+00', '2026-11-29 03:46:59.75+00', '2026-11-29 03:46:59.788+00', 'c6a55ccefb579257559bc8c09928e5242a0e4120b66a7ab30ee09b97d5cf84d5', 771, false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, DEFAULT);


--
-- Data for Name: audit_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_entry VALUES ('b9d37c30-3147-4ca9-a432-479c0cd25507', 'member-joined', NULL, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'ana', NULL, '{"email": "ana@example.com", "isAdmin": true, "username": "ana"}', '2026-11-29 03:46:54.398+00');
INSERT INTO public.audit_entry VALUES ('571cf98b-7c34-4827-b36c-242454c55fed', 'member-joined', NULL, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ben', NULL, '{"email": "ben@example.com", "isAdmin": false, "username": "ben"}', '2026-11-29 03:46:54.963+00');
INSERT INTO public.audit_entry VALUES ('70d640af-a5b7-42a0-bdf4-cf42b2aafa32', 'member-joined', NULL, 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', 'cleo', NULL, '{"email": "cleo@example.com", "isAdmin": false, "username": "cleo"}', '2026-11-29 03:46:55.458+00');
INSERT INTO public.audit_entry VALUES ('0ca00485-06c9-4edd-810a-d5997631a8b0', 'member-joined', NULL, '5a41b642-029d-4243-8f12-4d8feddcb202', 'finn', NULL, '{"email": "finn@example.com", "isAdmin": false, "username": "finn"}', '2026-11-29 03:46:55.985+00');
INSERT INTO public.audit_entry VALUES ('0aab83b7-ae41-44a9-8db6-db24c9f97968', 'member-invited', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '3ad5c16d-35c1-4678-a88f-82b4440848c0', 'dora', NULL, '{"email": "dora@example.com", "username": "dora"}', '2026-11-29 03:46:56.352+00');
INSERT INTO public.audit_entry VALUES ('3b0471f1-22d8-4d74-b5f1-13588370e616', 'password-reset', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ben', NULL, '{"link": "made"}', '2026-11-29 03:46:56.473+00');
INSERT INTO public.audit_entry VALUES ('4073a69b-747b-4181-b697-4386a287b175', 'admin-made', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ben', '{"isAdmin": false}', '{"isAdmin": true}', '2026-11-29 03:46:56.532+00');
INSERT INTO public.audit_entry VALUES ('9a3e69e3-d308-4473-8cc5-b5d9a6fce2a2', 'admin-unmade', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ben', '{"isAdmin": true}', '{"isAdmin": false}', '2026-11-29 03:46:56.58+00');
INSERT INTO public.audit_entry VALUES ('20cf64fc-b28b-4795-ac4d-2cfbba9c2028', 'token-created', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '18591462-4228-45f4-a3d2-b9c5eef73763', 'Reports', NULL, '{"scope": "read", "expiresInDays": 30}', '2026-11-29 03:46:56.634+00');
INSERT INTO public.audit_entry VALUES ('2f3feb39-77e3-4eb4-905e-ee4e6fac99c2', 'token-created', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '3307aeb1-86e3-4eb2-833c-ae2e2c614df1', 'A script', NULL, '{"scope": "write", "expiresInDays": 30}', '2026-11-29 03:46:56.72+00');
INSERT INTO public.audit_entry VALUES ('bf859071-44f0-4d2b-bb0b-9163b9118364', 'token-revoked', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '3307aeb1-86e3-4eb2-833c-ae2e2c614df1', 'A script', NULL, NULL, '2026-11-29 03:46:56.746+00');
INSERT INTO public.audit_entry VALUES ('0bd4414a-b620-4b8c-aee3-d41555188d03', 'asset-approved', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '4ee569d2-a91d-4b8f-81b0-0f1a5fd9a616', 'Blue', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Fine colours", "flagged": false, "approvalStatus": "approved"}', '2026-11-29 03:46:59.136+00');
INSERT INTO public.audit_entry VALUES ('ed1e6535-c292-4cf3-a63c-5291500785e3', 'asset-approved', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '7d099cd6-fcb5-4e0f-b022-379163cdc318', 'Red', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Fine colours", "flagged": false, "approvalStatus": "approved"}', '2026-11-29 03:46:59.159+00');
INSERT INTO public.audit_entry VALUES ('763ff8ff-5122-44c7-b10b-f47c772ee50d', 'asset-approved', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'ab270e21-b8fd-47e6-a467-442ee551422e', 'Green', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Fine colours", "flagged": false, "approvalStatus": "approved"}', '2026-11-29 03:46:59.174+00');
INSERT INTO public.audit_entry VALUES ('e316e09b-4490-4627-a720-4841c9139b90', 'asset-declined', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '672323b3-0d97-453d-b53a-bec787f85124', 'Grey', '{"flagged": false, "approvalStatus": "pending"}', '{"note": "Too grey", "flagged": false, "approvalStatus": "declined"}', '2026-11-29 03:46:59.206+00');
INSERT INTO public.audit_entry VALUES ('76f66c27-edf6-4596-a89c-eb135580503d', 'asset-listed', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '7d099cd6-fcb5-4e0f-b022-379163cdc318', 'Red', '{"price": null}', '{"price": 12.5}', '2026-11-29 03:46:59.251+00');
INSERT INTO public.audit_entry VALUES ('38286bad-7459-498f-aa0b-631bf1415b0f', 'asset-listed', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ab270e21-b8fd-47e6-a467-442ee551422e', 'Green', '{"price": null}', '{"price": 0}', '2026-11-29 03:46:59.275+00');
INSERT INTO public.audit_entry VALUES ('67aa39f6-1d6d-43bb-8387-0632af15e0ab', 'asset-copied', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', '7d099cd6-fcb5-4e0f-b022-379163cdc318', 'Red', NULL, '{"price": 12.5, "copyId": "d3ca8ad7-2e05-4328-aef0-01adddadd87f"}', '2026-11-29 03:46:59.325+00');
INSERT INTO public.audit_entry VALUES ('706c0e03-0b3c-4fcc-b7b9-2613d15fcf30', 'asset-flagged', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', '4ee569d2-a91d-4b8f-81b0-0f1a5fd9a616', 'Blue', NULL, '{"reason": "Too blue for us"}', '2026-11-29 03:46:59.365+00');
INSERT INTO public.audit_entry VALUES ('b730439f-5de0-4c4a-a84d-fec0980040b7', 'asset-flagged', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', '4fc3a58b-6783-419f-957f-03ed01625731', 'A door', NULL, '{"reason": "It creaks"}', '2026-11-29 03:46:59.408+00');
INSERT INTO public.audit_entry VALUES ('db22b17c-d5bd-47c3-9563-ed50c36133d8', 'asset-approved', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '4fc3a58b-6783-419f-957f-03ed01625731', 'A door', '{"flagged": true, "approvalStatus": "approved"}', '{"flagged": false, "approvalStatus": "approved"}', '2026-11-29 03:46:59.464+00');
INSERT INTO public.audit_entry VALUES ('9e1ebc48-325f-4b50-b7dd-08f064a91ee2', 'asset-deleted', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'eceae22e-a4b1-4ccd-b96a-83dc1aa5043b', 'A mistake', NULL, NULL, '2026-11-29 03:46:59.782+00');
INSERT INTO public.audit_entry VALUES ('5d28374a-3958-4ed4-9f3a-ce2567f5743b', 'project-role-changed', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '232926f2-c64b-423a-a5ef-65dd9ff0f9ea', 'A quiet harbour', NULL, '{"role": "editor", "person": "cleo"}', '2026-11-29 03:47:51.45+00');
INSERT INTO public.audit_entry VALUES ('b56f1acb-c350-4090-9964-59109e417233', 'member-revoked', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '5a41b642-029d-4243-8f12-4d8feddcb202', 'finn', '{"email": "finn@example.com", "isAdmin": false, "username": "finn"}', NULL, '2026-11-29 03:47:51.746+00');
INSERT INTO public.audit_entry VALUES ('a3255ac8-7d77-4cd2-ab2e-e7352331cc04', 'webhook-created', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'd594ccfc-c8d8-4353-9af0-66e9c7402e7d', 'hooks.example.com', NULL, '{"url": "https://hooks.example.com/cutroom", "events": "film.ready", "isPaused": false}', '2026-11-29 03:47:51.811+00');


--
-- Data for Name: background_task; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: budget; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: caption; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: caption_track; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: card; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: clip; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.clip VALUES ('b2d8416c-ae0a-47e3-9d23-d8ea77643c95', '53e5c60b-955c-4355-a577-c000b9199c7b', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'accepted', 'Fog', 'Fog', false, NULL, 'fal-ai/kling-video/o3/pro/reference-to-video', 'local', '1:1', 1, '{"sound": true, "duration": 5, "movement": "small"}', '[{"name": "An old door", "assetId": "4fc3a58b-6783-419f-957f-03ed01625731"}]', 0, 5, 120, 720, 720, true, 92571, NULL, 'videos/9a/cd/9acd114e-3159-4b36-9d8f-09795a7f7c9b.mp4', 'videos/76/c4/76c4d162-0f09-4aeb-8dfe-f79451c14dfa.webp', 'videos/a3/47/a347bb00-1442-45f8-bc78-b31b3bc1b227.mp4', 'videos/7d/a4/7da457db-9da2-4e99-b67a-48c3bcef84a4.wav', '2026-11-29 03:47:03.521+00', '2026-11-29 03:47:26.31+00', '2026-11-29 03:47:16.332+00', 24, '1fb2141dcf6d1d97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'videos/d6/13/d6137dc5-fd35-4522-b238-9b379dd4b2bd.webp', '{"endFrame": 106, "startFrame": 86}', NULL, '[]', 720);
INSERT INTO public.clip VALUES ('dde2840c-19ab-4b17-af62-ea6835005eaf', '53e5c60b-955c-4355-a577-c000b9199c7b', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'accepted', 'Night', 'Night', true, 'Night, layer upon layer of depth from near to far, teal tones, 85mm lens, compressed perspective, slow pull back, hopeful.', 'fal-ai/kling-video/o3/pro/text-to-video', 'local', '1:1', 2, '{"sound": false, "duration": 4, "negativePrompt": "Stars"}', '[]', 0, 4, 96, 720, 720, false, 6116, NULL, 'videos/aa/6a/aa6a12be-369f-4613-8d31-df64b06052e4.mp4', 'videos/14/88/1488bf84-2ec4-483e-8f53-ff36dc49fa98.webp', 'videos/66/78/6678a4ce-6f84-4fae-877c-14aab5de63a2.mp4', 'videos/47/23/472325fa-d7b9-45f3-a664-67f8e8f5b0b5.wav', '2026-11-29 03:47:03.631+00', '2026-11-29 03:47:26.405+00', '2026-11-29 03:47:26.084+00', 24, '1fb2141dcf6d1d97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'videos/f5/8f/f58f9d38-6156-4dc9-af60-673f67d30d0a.webp', '{"endFrame": 96, "startFrame": 0}', NULL, '[]', 720);
INSERT INTO public.clip VALUES ('a3a91daf-2688-48d2-b8f5-3296313977f5', '53e5c60b-955c-4355-a577-c000b9199c7b', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'failed', 'Never made', 'Never made', false, NULL, 'fal-ai/kling-video/o3/pro/text-to-video', 'local', '1:1', 505438969, '{"sound": false, "duration": 4}', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'Cancelled', NULL, NULL, NULL, NULL, '2026-11-29 03:47:26.625+00', '2026-11-29 03:47:26.796264+00', '2026-11-29 03:47:26.796264+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
INSERT INTO public.clip VALUES ('970976b5-046f-4c75-890a-24d163c70027', '53e5c60b-955c-4355-a577-c000b9199c7b', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'pending', 'Dusk', 'Dusk', false, NULL, 'fal-ai/kling-video/o3/pro/text-to-video', 'local', '1:1', 4, '{"sound": false, "duration": 4}', '[]', 0, 4, 96, 720, 720, false, 6469, NULL, 'videos/70/83/7083c2f5-cc92-4481-9615-9f2239bba1e0.mp4', 'videos/9f/1c/9f1cc8d9-fea3-4779-a643-c2974b178fdc.webp', 'videos/85/e8/85e8ed86-77ee-4de7-b6d1-d38e52a232d0.mp4', 'videos/39/ee/39ee4eb0-bb7f-4463-818c-cf47d6d07231.wav', '2026-11-29 03:47:26.562+00', '2026-11-29 03:47:45.161+00', '2026-11-29 03:47:45.161+00', 24, '1fb2141dcf6d1d97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'videos/eb/a1/eba1418a-cbf7-4eff-af4c-95dc0e417e84.webp', '{"endFrame": 96, "startFrame": 0}', NULL, '[]', 720);
INSERT INTO public.clip VALUES ('25ab42ed-3f51-429f-8697-9c7c15fbb571', '53e5c60b-955c-4355-a577-c000b9199c7b', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'declined', 'Snow', 'Snow', false, NULL, 'fal-ai/kling-video/o3/pro/text-to-video', 'local', '1:1', 3, '{"sound": false, "duration": 4}', '[]', 0, 4, 96, 720, 720, false, 8672, NULL, 'videos/41/35/413519ec-4aa4-43e8-89ee-7d2a4e9ccb69.mp4', 'videos/7c/10/7c10647f-4add-481b-beda-f8db86e7ea2e.webp', 'videos/30/ec/30ece193-ce9d-4bfb-b2b0-9ade5df7359c.mp4', 'videos/6f/2b/6f2b4f8f-e1c8-4009-aa11-eab9ceb2aca7.wav', '2026-11-29 03:47:26.473+00', '2026-11-29 03:47:45.384+00', '2026-11-29 03:47:36.021+00', 24, '1fb2141dcf6d1d97', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'videos/ef/5c/ef5ce1ed-8bb8-404e-9c28-f0bc8705af07.webp', '{"endFrame": 76, "startFrame": 38}', NULL, '[]', 720);


--
-- Data for Name: cut; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cut VALUES ('53e5c60b-955c-4355-a577-c000b9199c7b', '720p', NULL, 'CROP', NULL, NULL, 0, NULL, NULL, 2, '{"fit": 2, "size": 2}', 'd40ca34a-f500-4d77-b4de-99023b61f9f0');


--
-- Data for Name: cut_cue; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: cut_item; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cut_item VALUES ('dde2840c-19ab-8b17-af62-ea6835005eaf', '53e5c60b-955c-4355-a577-c000b9199c7b', 'dde2840c-19ab-4b17-af62-ea6835005eaf', 0, 0, NULL, 1, false, 0, 0.5, 'hblur', 0.75, false, 2, '{"transition": 2, "transitionSeconds": 2}', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', NULL);
INSERT INTO public.cut_item VALUES ('b2d8416c-ae0a-87e3-9d23-d8ea77643c95', '53e5c60b-955c-4355-a577-c000b9199c7b', 'b2d8416c-ae0a-47e3-9d23-d8ea77643c95', 1, 0, NULL, 1, false, 0, 0.5, '', 1, false, 1, '{}', NULL, NULL);


--
-- Data for Name: film; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.film VALUES ('36cdf6b2-502e-41d8-a113-f1e1107c67ce', '53e5c60b-955c-4355-a577-c000b9199c7b', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'pending', 'The Keeper 1', 8.25, 198, 24, 720, 720, true, 143611, NULL, 'films/e3/3c/e33cfb2b-d60e-490c-8009-ce002518604b.mp4', 'films/42/b5/42b53511-b5e5-4ac9-ba28-c29e724f507f.webp', 'films/ff/42/ff42b5fa-5f30-498c-870b-5fd10cd55ec9.webp', NULL, '2026-11-29 03:47:49.71+00', '2026-11-29 03:47:51.286+00', '2026-11-29 03:47:51.285+00', '{dde2840c-19ab-4b17-af62-ea6835005eaf,b2d8416c-ae0a-47e3-9d23-d8ea77643c95}', '[{"seconds": 0.75, "transition": "hblur"}]', NULL, NULL, 'PAD');


--
-- Data for Name: film_part; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.film_part VALUES ('window-5d578955d6bb9adbdc38f24ebb3a13376ec8b7fc96721c0bb49042c2fa44326d', 'parts/a8/b0/a8b018ab-53b8-4708-a95b-915d07a09eff.mp4', 9170, '2026-11-29 03:47:50.760741+00');
INSERT INTO public.film_part VALUES ('preview-f3d448f29997c134900fff55acea0223cb8c1ed03830e9c7ca500cd8ac51be4e 0.75', 'parts/88/44/884455d3-d0b7-4979-9046-5a1048466f4b.mp4', 9170, '2026-11-29 03:47:50.945481+00');
INSERT INTO public.film_part VALUES ('poster-d284af3999f5434eb5135194353f0ea13036de0c34179af986b0bd94a06660cd', 'parts/36/02/360269de-e98d-422c-970a-57189248cf7b.webp', 4432, '2026-11-29 03:47:51.135412+00');
INSERT INTO public.film_part VALUES ('sound-4bb6dbc47bed72cb176d6b66f63004312a7526929cda592f184b7882ad99dd13', 'parts/6b/89/6b89971a-3784-4b8c-be52-45ed8d725b28.m4a', 104203, '2026-11-29 03:47:51.158485+00');


--
-- Data for Name: film_plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.film_plan VALUES ('36cdf6b2-502e-41d8-a113-f1e1107c67ce', '[{"gain": 0, "speed": 1, "itemId": "dde2840c-19ab-8b17-af62-ea6835005eaf", "framing": 0.5, "inFrame": 0, "isMuted": false, "videoId": "dde2840c-19ab-4b17-af62-ea6835005eaf", "outFrame": null}, {"gain": 0, "speed": 1, "itemId": "b2d8416c-ae0a-87e3-9d23-d8ea77643c95", "framing": 0.5, "inFrame": 0, "isMuted": false, "videoId": "b2d8416c-ae0a-47e3-9d23-d8ea77643c95", "outFrame": null}]', '{"clips": [{"gain": 0, "seed": 2, "model": "", "speed": 1, "frames": 96, "itemId": "dde2840c-19ab-8b17-af62-ea6835005eaf", "framing": 0.5, "inFrame": 0, "isMuted": false, "videoId": "dde2840c-19ab-4b17-af62-ea6835005eaf", "outFrame": null, "contentId": "videos/66/78/6678a4ce-6f84-4fae-877c-14aab5de63a2.mp4", "frameRate": 24, "isUpscaled": false}, {"gain": 0, "seed": 1, "model": "", "speed": 1, "frames": 120, "itemId": "b2d8416c-ae0a-87e3-9d23-d8ea77643c95", "framing": 0.5, "inFrame": 0, "isMuted": false, "videoId": "b2d8416c-ae0a-47e3-9d23-d8ea77643c95", "outFrame": null, "contentId": "videos/a3/47/a347bb00-1442-45f8-bc78-b31b3bc1b227.mp4", "frameRate": 24, "isUpscaled": false}], "frames": 198, "segments": [{"clip": 0, "frame": 0, "frames": 78, "startFrame": 0}, {"after": {"clip": 1, "frame": 0}, "before": {"clip": 0, "frame": 78}, "frames": 18, "startFrame": 78, "transition": "hblur"}, {"clip": 1, "frame": 18, "frames": 102, "startFrame": 96}], "frameRate": 24}', NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: idempotent_request; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotent_request VALUES ('d40ca34a-f500-4d77-b4de-99023b61f9f0', 'fY5uSzyQ0O8G4lTw1zm0VHebe0QqyEF50Y8CCcKi-Rw', 'QjyiRIvRQOW3lt-3SptyoTUOMtZl2eWlNH7PqqsKztk', '2026-11-29 03:48:21.76716+00', '\xc7a2a7b3d163620ebd06632279a4f8c5b5203cac48bff549630cc1b27816443b45d39df70966a85b9222135ac2ac6306404100c6d5b2a4a966a9c43325dec0f01ba159911ebeb470821e14f22a06a1638b26626b83c54fe02177b725bf9be105e89365da73b30221ab91335e52cbd5c13acb000e48393a5da6bb4e2778a37adf2662984b67116d2df990f22ee8fce29dcd7b8aa5be80299f6fbe5c3c5b5823339351b24be666bc074adeca041e7bcb3e5a4e2a14fd790541dc76feb1eb0e0ce2806a9c6324d32cdd30e661a78e05c9183c2133bdc7cac28a11cf7834761c324c57f0b4596a83f50c202955c52ad49eb70bd4f615e9b56b43fa21be20a62655245915eaf93053fd7124fcf8a70f5b458c0e314ab4ba1b2454da14d1c0e95a188907e5b8db968e8e472fd6f9f50e798ecb6ed597', '2099-01-01 00:00:00+00', '86761404-28e1-4fbe-9c5b-b8c3779e00b2', true);


--
-- Data for Name: job; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job VALUES ('4994236b-1516-4aee-9e92-6f87bf55e56a', 'image', 'succeeded', 1, NULL, NULL, NULL, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:46:59.818+00', '2026-11-29 03:46:59.843933+00', '2026-11-29 03:47:03.238+00', '{"cost": 0, "note": null, "seed": 7, "model": "local/scenes", "ratio": "1:1", "engine": "local", "prompt": "Fog over the sea", "references": [], "wantsMagic": false}', '843b909b-1060-41f8-a372-7fe22a8332ec', 0, NULL, NULL, '353afd36-c6d3-4f89-8698-27c9e0574a06', NULL, NULL, 0);
INSERT INTO public.job VALUES ('a2e1a8e0-6860-4bc0-9373-5ff8dbb9c1ff', 'image', 'succeeded', 1, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', NULL, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:47:45.423+00', '2026-11-29 03:47:45.441719+00', '2026-11-29 03:47:49.316+00', '{"cost": 0, "note": null, "seed": 5, "model": "local/scenes", "ratio": "1:1", "engine": "local", "prompt": "Mist", "references": [{"name": "An old door", "assetId": "4fc3a58b-6783-419f-957f-03ed01625731"}], "wantsMagic": true, "magicPrompt": "Mist, a clear centre with much air around it, at noon, clean and brilliant, azure and emerald accents, anamorphic lens, wide frame, the camera begins to rise slowly, hopeful."}', '4c5d5625-7340-467a-a4c3-ccdb5e9595da', 0, NULL, NULL, 'bb6a4e1c-4741-44f1-a3dd-094b4f3b98bc', NULL, NULL, 0);
INSERT INTO public.job VALUES ('7c4226c7-96e6-419a-8be7-c709697d899c', 'video', 'succeeded', 1, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', '25ab42ed-3f51-429f-8697-9c7c15fbb571', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:47:26.492+00', '2026-11-29 03:47:26.535535+00', '2026-11-29 03:47:36.05+00', NULL, NULL, 0, NULL, NULL, '3970c770-a01f-4a70-a581-cc0cfffb62da', NULL, NULL, 0);
INSERT INTO public.job VALUES ('785fbb68-8a65-422a-a64b-9dde2bd96e78', 'merge', 'succeeded', 1, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', '36cdf6b2-502e-41d8-a113-f1e1107c67ce', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:47:49.783+00', '2026-11-29 03:47:49.80309+00', '2026-11-29 03:47:51.315+00', NULL, NULL, 0, NULL, NULL, '8a52db6e-583e-41dc-80c3-25717938916b', NULL, NULL, 0);
INSERT INTO public.job VALUES ('ac999824-8ef5-45e6-a2b2-cfc3d1b7cce7', 'video', 'succeeded', 1, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', 'dde2840c-19ab-4b17-af62-ea6835005eaf', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:47:03.651+00', '2026-11-29 03:47:16.40244+00', '2026-11-29 03:47:26.135+00', NULL, NULL, 0, NULL, NULL, '2d09f7e0-c0de-4930-badd-a30c07e37dc0', NULL, NULL, 0);
INSERT INTO public.job VALUES ('de898be4-52ce-43b6-b9ef-50ba4d50abd5', 'video', 'cancelled', 0, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', 'a3a91daf-2688-48d2-b8f5-3296313977f5', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 0, NULL, NULL, NULL, NULL, '2026-11-29 03:47:26.679+00', NULL, '2026-11-29 03:47:26.816+00', NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.job VALUES ('a53fbc9f-0da4-4ace-a552-c3cf759de323', 'video', 'succeeded', 1, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', 'b2d8416c-ae0a-47e3-9d23-d8ea77643c95', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:47:03.547+00', '2026-11-29 03:47:03.593176+00', '2026-11-29 03:47:16.38+00', NULL, NULL, 0, NULL, NULL, 'bb521d3d-c2bd-460e-be8c-2ce1e8979acc', NULL, NULL, 0);
INSERT INTO public.job VALUES ('90045dbb-4c4b-478c-8c04-01746f4e6428', 'video', 'succeeded', 1, NULL, '53e5c60b-955c-4355-a577-c000b9199c7b', '970976b5-046f-4c75-890a-24d163c70027', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 1, NULL, NULL, NULL, NULL, '2026-11-29 03:47:26.572+00', '2026-11-29 03:47:36.115169+00', '2026-11-29 03:47:45.193+00', NULL, NULL, 0, NULL, NULL, 'a52cd4e7-7940-4d64-b069-9f5ce2f7b8e8', NULL, NULL, 0);


--
-- Data for Name: ledger_entry; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: limited_try; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.limited_try VALUES ('registration:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 4, 1795927614088);
INSERT INTO public.limited_try VALUES ('session:YZhyhyeYbavnLJR53pgkTWxjkx4iSv2Iqo08MqyB2O4', 1, 1795924916308);
INSERT INTO public.limited_try VALUES ('account:YZhyhyeYbavnLJR53pgkTWxjkx4iSv2Iqo08MqyB2O4', 0, 1795924916015);
INSERT INTO public.limited_try VALUES ('account:T9v9teaoQ4QFeauVIYpX_wK0OKFhxWEyfZPhO-P1Gr4', 0, 1795924914451);
INSERT INTO public.limited_try VALUES ('session:T9v9teaoQ4QFeauVIYpX_wK0OKFhxWEyfZPhO-P1Gr4', 2, 1795924914708);
INSERT INTO public.limited_try VALUES ('account:2nN-6nR-B5MNM4FHiCm3TYAGiMgGqUaAICAzkCj5SRg', 0, 1795924914996);
INSERT INTO public.limited_try VALUES ('session:2nN-6nR-B5MNM4FHiCm3TYAGiMgGqUaAICAzkCj5SRg', 2, 1795924915210);
INSERT INTO public.limited_try VALUES ('address:EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 0, 1795924914448);
INSERT INTO public.limited_try VALUES ('account:rVWSNCdBAi-h5fxRLiffdh4pLY7Lxt9BadXNP16rBTc', 0, 1795924915489);
INSERT INTO public.limited_try VALUES ('session:rVWSNCdBAi-h5fxRLiffdh4pLY7Lxt9BadXNP16rBTc', 2, 1795924915716);


--
-- Data for Name: lower_third; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.message VALUES ('0a114a65-8ea8-4687-b7f2-ff50d419acd8', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Fog', 'user', 'Video', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', NULL, '[{"name": "An old door", "assetId": "4fc3a58b-6783-419f-957f-03ed01625731"}]', NULL, NULL, '2026-11-29 03:47:03.563+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('1fe215ef-1515-4977-a782-1dbb665ac4ca', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Process started...', 'assistant', 'Video', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '0a114a65-8ea8-4687-b7f2-ff50d419acd8', '[]', 'b2d8416c-ae0a-47e3-9d23-d8ea77643c95', 'a53fbc9f-0da4-4ace-a552-c3cf759de323', '2026-11-29 03:47:03.564+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('928692ad-91a7-4866-89d2-fc1b9c6759e7', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Night', 'user', 'Video', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', NULL, '[]', NULL, NULL, '2026-11-29 03:47:03.662+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('287b652f-4e45-479b-8df7-898fe21cc0d2', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Process started...', 'assistant', 'Video', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '928692ad-91a7-4866-89d2-fc1b9c6759e7', '[]', 'dde2840c-19ab-4b17-af62-ea6835005eaf', 'ac999824-8ef5-45e6-a2b2-cfc3d1b7cce7', '2026-11-29 03:47:03.663+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('3592196e-12f0-4bcb-869a-87387d0fc979', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Snow', 'user', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', NULL, '[]', NULL, NULL, '2026-11-29 03:47:26.499+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('bd2f0ed4-142f-4495-9eb8-2b46160f5e3c', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Process started...', 'assistant', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '3592196e-12f0-4bcb-869a-87387d0fc979', '[]', '25ab42ed-3f51-429f-8697-9c7c15fbb571', '7c4226c7-96e6-419a-8be7-c709697d899c', '2026-11-29 03:47:26.5+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('87759763-06e4-4458-ab3d-5801a024bacc', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Dusk', 'user', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', NULL, '[]', NULL, NULL, '2026-11-29 03:47:26.585+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('bab90df0-4674-46cb-8cf4-f1a01e9cd843', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Process started...', 'assistant', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '87759763-06e4-4458-ab3d-5801a024bacc', '[]', '970976b5-046f-4c75-890a-24d163c70027', '90045dbb-4c4b-478c-8c04-01746f4e6428', '2026-11-29 03:47:26.586+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('f7091e16-46cc-4ed7-bd53-1d01d82d7f36', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Never made', 'user', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', NULL, '[]', NULL, NULL, '2026-11-29 03:47:26.692+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('3f06e72e-2c95-4614-9533-34973b2ebcab', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Process started...', 'assistant', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'f7091e16-46cc-4ed7-bd53-1d01d82d7f36', '[]', 'a3a91daf-2688-48d2-b8f5-3296313977f5', 'de898be4-52ce-43b6-b9ef-50ba4d50abd5', '2026-11-29 03:47:26.693+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('924217f6-ba88-495c-840b-b9658f667187', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Mist', 'user', 'Modify', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', NULL, '[{"name": "An old door", "assetId": "4fc3a58b-6783-419f-957f-03ed01625731"}]', NULL, NULL, '2026-11-29 03:47:45.427+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('b723fb57-0e76-4d90-a7c0-cdb1d435b933', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Process started...', 'assistant', 'Modify', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '924217f6-ba88-495c-840b-b9658f667187', '[]', NULL, 'a2e1a8e0-6860-4bc0-9373-5ff8dbb9c1ff', '2026-11-29 03:47:45.428+00', NULL, NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('5c56840e-56bb-46a1-ab4a-3194b8e8618c', '53e5c60b-955c-4355-a577-c000b9199c7b', 'Perhaps this door?', 'assistant', 'Describe', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', NULL, '[]', NULL, NULL, '2026-11-29 03:47:49.503+00', '4fc3a58b-6783-419f-957f-03ed01625731', NULL, NULL, '{}', NULL, NULL);
INSERT INTO public.message VALUES ('aec59010-afd5-492e-a8e3-4a5136c35222', '232926f2-c64b-423a-a5ef-65dd9ff0f9ea', 'Only between us', 'user', 'Video', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', NULL, '[]', NULL, NULL, '2026-11-29 03:47:51.481+00', NULL, NULL, NULL, '{}', NULL, NULL);


--
-- Data for Name: mikro_orm_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mikro_orm_migrations VALUES (1, 'Migration20261121000000_first_tables', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (2, 'Migration20261121090000_rate_limits', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (3, 'Migration20261121120000_search_audit_and_links', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (4, 'Migration20261121121000_names_of_revoked_people_are_free', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (5, 'Migration20261121122000_project_members', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (6, 'Migration20261121123000_picture_requests_of_messages', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (7, 'Migration20261121130000_api_tokens', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (8, 'Migration20261121131000_picture_requests_of_jobs', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (9, 'Migration20261121140000_free_offers_and_stored_responses', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (10, 'Migration20261121150000_transition_lengths_and_film_size', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (11, 'Migration20261121160000_film_parts', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (12, 'Migration20261121170000_frame_rates', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (13, 'Migration20261121170717_pending_files', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (14, 'Migration20261122020000_confirmed_sessions', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (15, 'Migration20261122021000_names_that_look_alike', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (16, 'Migration20261122030000_storage_use', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (17, 'Migration20261122040000_job_queue_and_background_tasks', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (18, 'Migration20261122041000_authors_of_background_tasks', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (19, 'Migration20261122050000_attempts_of_idempotent_requests', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (20, 'Migration20261122060000_gaps_of_cuts', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (21, 'Migration20261122070000_queue_watch', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (22, 'Migration20261122090000_long_lists', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (23, 'Migration20261122091000_trace_parents_of_jobs', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (24, 'Migration20261122093000_outbox', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (25, 'Migration20261122110000_shared_tasks', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (26, 'Migration20261122111000_watched_jobs', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (27, 'Migration20261122120000_trash_of_projects_and_videos', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (28, 'Migration20261122120100_who_flagged', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (29, 'Migration20261122121000_notes_of_engines', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (30, 'Migration20261122141000_trace_parents_of_tasks', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (31, 'Migration20261122141500_counted_videos', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (32, 'Migration20261122150000_videos_by_status', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (33, 'Migration20261122160000_frames_of_prompts', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (34, 'Migration20261122160100_model_choices', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (35, 'Migration20261122161000_captured_frames', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (36, 'Migration20261122162000_takes', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (37, 'Migration20261122162100_search_of_videos', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (38, 'Migration20261122163000_spending', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (39, 'Migration20261122164000_room', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (40, 'Migration20261122166000_extended_videos', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (41, 'Migration20261122167000_generations_of_assets', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (42, 'Migration20261122169000_choices_in_the_audit_log', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (43, 'Migration20261122169100_ledger_as_written', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (44, 'Migration20261123100000_storyboard', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (45, 'Migration20261123102000_shot_drawings', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (46, 'Migration20261123103000_shot_takes', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (47, 'Migration20261123104000_cast_and_places', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (48, 'Migration20261123105000_small_posters', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (49, 'Migration20261123105100_deleted_forever', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (50, 'Migration20261123107000_shots_deleted_forever', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (51, 'Migration20261123108000_small_posters_of_drawings', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (52, 'Migration20261124030000_open_kinds', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (53, 'Migration20261125023958_prompt_of_shots', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (54, 'Migration20261125042851_merged_notifications', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (55, 'Migration20261125080914_sample_film', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (56, 'Migration20261125084612_export_settings', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (57, 'Migration20261125090344_job_succeeded_index', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (58, 'Migration20261125162630_cut_items', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (59, 'Migration20261125195456_sounds', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (60, 'Migration20261125222247_sound_models', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (61, 'Migration20261125222700_cue_ducked_by_clips', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (62, 'Migration20261125225407_shot_voices', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (63, 'Migration20261125225500_captions', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (64, 'Migration20261125231935_sound_orders', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (65, 'Migration20261126014641_transcripts', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (66, 'Migration20261126015400_cards', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (67, 'Migration20261126021000_lower_thirds', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (68, 'Migration20261126044407_review_links_and_notes', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (69, 'Migration20261126044746_project_roles', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (70, 'Migration20261126181240_memory_deaths', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (71, 'Migration20261126182404_ledger_without_unit_prices', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (72, 'Migration20261126190000_search_folding', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (73, 'Migration20261126215000_model_state', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (74, 'Migration20261126225935_take_changes', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (75, 'Migration20261126230000_ledger_corrections', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (76, 'Migration20261127020000_job_columns', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (77, 'Migration20261127034457_project_member', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (78, 'Migration20261127044000_cut_settings', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (79, 'Migration20261127074655_films', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (80, 'Migration20261127074754_cards_table', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (81, 'Migration20261127103000_clip_table', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (82, 'Migration20261128003657_webhooks', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (83, 'Migration20261128083500_jobs_by_start', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (84, 'Migration20261128113000_units_in_names', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (85, 'Migration20261128120000_first_item_ids', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (86, 'Migration20261128150000_fit_in_capitals', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (87, 'Migration20261128170000_storyboard_elements', '2026-11-29 03:46:50.817115+00');
INSERT INTO public.mikro_orm_migrations VALUES (88, 'Migration20261128200000_character_voices', '2026-11-29 03:46:50.817115+00');


--
-- Data for Name: model_choice; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: model_state; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: notification; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notification VALUES ('d291a31b-38ba-4c23-9aaa-99cdf65a05b3', '3ad5c16d-35c1-4678-a88f-82b4440848c0', 'ana invited you to the team', '/projects', false, '2026-11-29 03:46:56.36+00', NULL, 1);
INSERT INTO public.notification VALUES ('e2d9f2c2-9d03-4eaf-954e-2830b8585b93', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ana approved your asset “Blue”: Fine colours', '/library/my-library/4ee569d2-a91d-4b8f-81b0-0f1a5fd9a616', true, '2026-11-29 03:46:59.118888+00', 'asset-approved 4ee569d2-a91d-4b8f-81b0-0f1a5fd9a616', 1);
INSERT INTO public.notification VALUES ('45bcfdac-da5d-4a8d-a489-f665a2ad12c9', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ana approved your asset “Red”: Fine colours', '/library/my-library/7d099cd6-fcb5-4e0f-b022-379163cdc318', true, '2026-11-29 03:46:59.118888+00', 'asset-approved 7d099cd6-fcb5-4e0f-b022-379163cdc318', 1);
INSERT INTO public.notification VALUES ('6592b59d-d06e-40ce-bbe8-5ea101fe07f8', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ana approved your asset “Green”: Fine colours', '/library/my-library/ab270e21-b8fd-47e6-a467-442ee551422e', true, '2026-11-29 03:46:59.118888+00', 'asset-approved ab270e21-b8fd-47e6-a467-442ee551422e', 1);
INSERT INTO public.notification VALUES ('b3fb5905-17e9-4724-b513-c6080ea646e7', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'ana declined your asset “Grey”: Too grey', '/library/my-library/672323b3-0d97-453d-b53a-bec787f85124', true, '2026-11-29 03:46:59.212+00', NULL, 1);
INSERT INTO public.notification VALUES ('52c9f529-d72c-43d6-91a5-f98b2765ef10', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'cleo added your asset “Red” from the marketplace to their library', '/library/my-library/7d099cd6-fcb5-4e0f-b022-379163cdc318', false, '2026-11-29 03:46:59.329+00', NULL, 1);
INSERT INTO public.notification VALUES ('9278bf98-9a78-4188-bb7f-6cbf0c3728ed', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'cleo flagged “Blue”: Too blue for us', '/library/flagged/4ee569d2-a91d-4b8f-81b0-0f1a5fd9a616', false, '2026-11-29 03:46:59.374+00', NULL, 1);
INSERT INTO public.notification VALUES ('6fd44ea1-6f4b-438e-9081-5d97d7bc7aae', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'cleo flagged “A door”: It creaks', '/library/flagged/4fc3a58b-6783-419f-957f-03ed01625731', false, '2026-11-29 03:46:59.415+00', NULL, 1);
INSERT INTO public.notification VALUES ('39f961df-41fe-41f3-b48c-7b49a3200331', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'Your video “Fog” in “The Keeper” is ready to review', '/projects/53e5c60b-955c-4355-a577-c000b9199c7b?tab=videos', false, '2026-11-29 03:47:16.320117+00', 'video-ready 53e5c60b-955c-4355-a577-c000b9199c7b Fog', 1);
INSERT INTO public.notification VALUES ('802366f1-b742-4070-9dc1-c1aa2bbbd0a7', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'Your video “Night” in “The Keeper” is ready to review', '/projects/53e5c60b-955c-4355-a577-c000b9199c7b?tab=videos', false, '2026-11-29 03:47:26.073975+00', 'video-ready 53e5c60b-955c-4355-a577-c000b9199c7b Night', 1);
INSERT INTO public.notification VALUES ('76e51a97-2b39-48cf-9f21-1f57cda6ab4f', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'Your video “Snow” in “The Keeper” is ready to review', '/projects/53e5c60b-955c-4355-a577-c000b9199c7b?tab=videos', false, '2026-11-29 03:47:36.012539+00', 'video-ready 53e5c60b-955c-4355-a577-c000b9199c7b Snow', 1);
INSERT INTO public.notification VALUES ('f1ec2081-69de-4710-8f4b-b9541fa9d5f9', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', 'Your video “Dusk” in “The Keeper” is ready to review', '/projects/53e5c60b-955c-4355-a577-c000b9199c7b?tab=videos', false, '2026-11-29 03:47:45.152411+00', 'video-ready 53e5c60b-955c-4355-a577-c000b9199c7b Dusk', 1);
INSERT INTO public.notification VALUES ('9a733965-e914-40b4-8c6f-831656f61cc5', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'Your film “The Keeper 1” in “The Keeper” is merged and ready to download', '/projects/53e5c60b-955c-4355-a577-c000b9199c7b?tab=videos&film=36cdf6b2-502e-41d8-a113-f1e1107c67ce', false, '2026-11-29 03:47:51.309+00', NULL, 1);
INSERT INTO public.notification VALUES ('5b059c9b-6505-4392-9acc-32597f407a8c', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', 'ben added you to the project “A quiet harbour”', '/projects/232926f2-c64b-423a-a5ef-65dd9ff0f9ea', false, '2026-11-29 03:47:51.457+00', NULL, 1);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: pending_bill; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: project; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project VALUES ('53e5c60b-955c-4355-a577-c000b9199c7b', 'The Keeper', 'A lighthouse, né 1900 — “alone” ✓', false, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'dde2840c-19ab-4b17-af62-ea6835005eaf', '2026-11-29 03:47:03.36+00', '2026-11-29 03:47:49.791+00', NULL, 'editor');
INSERT INTO public.project VALUES ('232926f2-c64b-423a-a5ef-65dd9ff0f9ea', 'A quiet harbour', '', true, '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', NULL, '2026-11-29 03:47:51.388+00', '2026-11-29 03:47:51.486+00', NULL, 'editor');
INSERT INTO public.project VALUES ('4e070da1-17a5-4fb0-82b8-96a6a37cc215', 'A project of Finn', '', false, '5a41b642-029d-4243-8f12-4d8feddcb202', NULL, '2026-11-29 03:47:51.712+00', '2026-11-29 03:47:51.712+00', NULL, 'editor');
INSERT INTO public.project VALUES ('63efc689-a58b-4ebc-9383-54e5dba1a70a', 'Made once', '', false, 'd40ca34a-f500-4d77-b4de-99023b61f9f0', NULL, '2026-11-29 03:47:51.774+00', '2026-11-29 03:47:51.774+00', NULL, 'editor');


--
-- Data for Name: project_asset; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project_asset VALUES ('53e5c60b-955c-4355-a577-c000b9199c7b', '4fc3a58b-6783-419f-957f-03ed01625731', '2026-11-29 03:47:03.414052+00');
INSERT INTO public.project_asset VALUES ('53e5c60b-955c-4355-a577-c000b9199c7b', '843b909b-1060-41f8-a372-7fe22a8332ec', '2026-11-29 03:47:03.449568+00');
INSERT INTO public.project_asset VALUES ('53e5c60b-955c-4355-a577-c000b9199c7b', '4c5d5625-7340-467a-a4c3-ccdb5e9595da', '2026-11-29 03:47:49.277385+00');


--
-- Data for Name: project_member; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.project_member VALUES ('232926f2-c64b-423a-a5ef-65dd9ff0f9ea', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', 'editor', '2026-11-29 03:47:51.446098+00');


--
-- Data for Name: queue_watch; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.queue_watch VALUES (1, '2026-11-29 03:46:53.781291+00', '2026-11-29 03:47:53.004464+00');


--
-- Data for Name: review_guest; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: review_link; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: review_note; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: review_verdict; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sample_film; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES ('89e109ff-97ee-4cc8-99a2-4f623571dd42', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '2026-11-29 03:46:54.692+00', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:46:54.693+00');
INSERT INTO public.session VALUES ('f0d84710-ee01-4c72-a4ef-c643f4f33fab', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '2026-11-29 03:46:55.204+00', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:46:55.204+00');
INSERT INTO public.session VALUES ('7167e9b6-b739-4fe3-b661-74ca1027c709', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', '2026-11-29 03:46:55.71+00', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:46:55.71+00');
INSERT INTO public.session VALUES ('74d1e816-1884-41ff-b2a0-2982ce1f0dcf', '5a41b642-029d-4243-8f12-4d8feddcb202', '2026-11-29 03:46:56.303+00', '2099-01-01 00:00:00+00', '2026-11-29 03:47:51.733068+00', '2026-11-29 03:46:56.303+00');
INSERT INTO public.session VALUES ('89beed80-446f-4515-8b74-94f992480c63', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', '2026-11-29 03:47:52.066+00', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:47:52.066+00');
INSERT INTO public.session VALUES ('5dda8fad-0af2-4351-b271-d11ff7e80d49', '7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '2026-11-29 03:47:53.105+00', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:47:53.105+00');
INSERT INTO public.session VALUES ('d42c76bb-7659-4d95-bf4a-61bd9962e7a1', 'afdbcfb1-082a-4b3b-8bc4-32c72c003b74', '2026-11-29 03:47:54.014+00', '2099-01-01 00:00:00+00', NULL, '2026-11-29 03:47:54.014+00');


--
-- Data for Name: shared_task; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: shot_drawing; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: shot_refusal; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: shot_take; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sound; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: storage_use; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.storage_use VALUES (1, 3880837, NULL, NULL);


--
-- Data for Name: stored_file; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stored_file VALUES ('assets/dd/ac/ddac90ff-201f-47de-9b5a-dd413d9c425a.png', 4337, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/14/c9/14c912c4-e550-4077-a0e7-c345af585858.webp', 496, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/d3/97/d397c4c5-5794-46e2-809f-82ea07f04fc6.webp', 256, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/fc/20/fc207652-14e9-4955-b7cd-96e3bace3129.gif', 64, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/68/b8/68b88886-8f88-407f-8389-84c0b86b754a.webp', 64, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/b6/c6/b6c69c86-63ba-449f-9c06-2e35671e2d99.webp', 62, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/a9/f2/a9f26bcb-01ab-4bcc-8e87-46ee961b0c45.png', 4337, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/a1/98/a1982c7e-2106-4026-8188-c50462d15802.webp', 500, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/7f/d3/7fd353ea-6bc5-4087-acf8-01065d233f65.webp', 252, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/d3/2c/d32cad2e-3a89-450e-95d0-42e36af8af47.png', 4337, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/b5/3e/b53ec115-de35-4e71-b3a3-4c4bb70cfbe4.webp', 500, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/48/da/48daf007-19ae-4ec8-9997-e323b78b7536.webp', 276, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/78/24/78245777-84a6-4088-a018-791a304c3d6b.png', 4337, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/80/72/807289cc-b4ed-4d6e-bc6f-d5659d57a2bd.webp', 494, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/c6/14/c614ccb2-e8b4-4048-9375-09bd949ef82e.webp', 254, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/f7/85/f7858bee-52cf-4a62-98b0-58b181c6de8d.png', 1501, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/57/3e/573e167a-1fef-46c0-9db7-3dbbbfae927e.webp', 478, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/16/1e/161ee6e6-37d8-490f-91cf-35cd0cdf95ca.webp', 230, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/c4/9c/c49c3775-a546-4245-ad32-8e12eed9cf2d.png', 1502, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/ce/e5/cee57242-16c2-4e6f-9d7f-439c03bbc003.webp', 480, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/82/5a/825a65f4-922d-4061-a217-f02eebbc4a6a.webp', 232, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/e3/5b/e35bdc8f-ea94-46cf-ba9e-9d4ef6bdd5fa.png', 771, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/39/66/3966cc48-c9ff-4089-9615-b1e793e3a736.webp', 480, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/f5/6f/f56f71de-58c0-4bf4-9429-435f81b633f7.webp', 232, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/25/37/25378022-1f7b-4e07-a394-7547e2ef6172.webp', 25146, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/77/9e/779e1c9a-d7fc-484d-8045-d2846b36e038.webp', 15684, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/7e/8b/7e8b09c4-8b45-455e-929d-b4ea7f539409.webp', 3256, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/9a/cd/9acd114e-3159-4b36-9d8f-09795a7f7c9b.mp4', 92571, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/76/c4/76c4d162-0f09-4aeb-8dfe-f79451c14dfa.webp', 5030, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/d6/13/d6137dc5-fd35-4522-b238-9b379dd4b2bd.webp', 2906, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/a3/47/a347bb00-1442-45f8-bc78-b31b3bc1b227.mp4', 22908, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/7d/a4/7da457db-9da2-4e99-b67a-48c3bcef84a4.wav', 960078, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/aa/6a/aa6a12be-369f-4613-8d31-df64b06052e4.mp4', 6116, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/14/88/1488bf84-2ec4-483e-8f53-ff36dc49fa98.webp', 4716, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/f5/8f/f58f9d38-6156-4dc9-af60-673f67d30d0a.webp', 2938, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/66/78/6678a4ce-6f84-4fae-877c-14aab5de63a2.mp4', 17069, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/47/23/472325fa-d7b9-45f3-a664-67f8e8f5b0b5.wav', 768078, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/41/35/413519ec-4aa4-43e8-89ee-7d2a4e9ccb69.mp4', 8672, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/7c/10/7c10647f-4add-481b-beda-f8db86e7ea2e.webp', 11214, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/ef/5c/ef5ce1ed-8bb8-404e-9c28-f0bc8705af07.webp', 7104, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/30/ec/30ece193-ce9d-4bfb-b2b0-9ade5df7359c.mp4', 27341, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/6f/2b/6f2b4f8f-e1c8-4009-aa11-eab9ceb2aca7.wav', 768078, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/70/83/7083c2f5-cc92-4481-9615-9f2239bba1e0.mp4', 6469, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/9f/1c/9f1cc8d9-fea3-4779-a643-c2974b178fdc.webp', 7636, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/eb/a1/eba1418a-cbf7-4eff-af4c-95dc0e417e84.webp', 4964, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/85/e8/85e8ed86-77ee-4de7-b6d1-d38e52a232d0.mp4', 21253, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('videos/39/ee/39ee4eb0-bb7f-4463-818c-cf47d6d07231.wav', 768078, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/ee/b8/eeb85b40-f17e-484d-b927-46980956d80f.webp', 7760, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/ea/f5/eaf5e800-9335-475a-ae4d-0bf578f1cf2a.webp', 5432, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/f3/4c/f34c8769-00e9-4b0e-9be1-30962400ed85.webp', 1018, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('parts/a8/b0/a8b018ab-53b8-4708-a95b-915d07a09eff.mp4', 9170, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('parts/88/44/884455d3-d0b7-4979-9046-5a1048466f4b.mp4', 9170, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('parts/36/02/360269de-e98d-422c-970a-57189248cf7b.webp', 4432, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('parts/6b/89/6b89971a-3784-4b8c-be52-45ed8d725b28.m4a', 104203, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('films/e3/3c/e33cfb2b-d60e-490c-8009-ce002518604b.mp4', 143611, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('films/42/b5/42b53511-b5e5-4ac9-ba28-c29e724f507f.webp', 4432, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('films/ff/42/ff42b5fa-5f30-498c-870b-5fd10cd55ec9.webp', 2744, '53e5c60b-955c-4355-a577-c000b9199c7b', DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/be/a6/bea6f93c-f2e6-43ca-ba26-8900b994e491.png', 4338, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/20/bf/20bf0801-77ea-455d-b7c3-4a0e6177d811.webp', 496, NULL, DEFAULT);
INSERT INTO public.stored_file VALUES ('assets/75/53/75534752-1aab-446e-9b0e-7d7e6b9ed158.webp', 254, NULL, DEFAULT);


--
-- Data for Name: storyboard; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: storyboard_element; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: storyboard_shot; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: transcript; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: upload_day; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.upload_day VALUES ('7e2bd625-74d3-4c33-9ffe-b22ff7e30696', '2026-11-29', 19710, 5);
INSERT INTO public.upload_day VALUES ('d40ca34a-f500-4d77-b4de-99023b61f9f0', '2026-11-29', 6762, 3);
INSERT INTO public.upload_day VALUES ('5a41b642-029d-4243-8f12-4d8feddcb202', '2026-11-29', 5088, 1);


--
-- Data for Name: webhook; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook VALUES ('d594ccfc-c8d8-4353-9af0-66e9c7402e7d', 'd40ca34a-f500-4d77-b4de-99023b61f9f0', 'https://hooks.example.com/cutroom', '{film.ready}', '{53e5c60b-955c-4355-a577-c000b9199c7b}', 1, NULL, '2026-11-29 03:47:51.807+00');


--
-- Data for Name: webhook_delivery; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: mikro_orm_migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mikro_orm_migrations_id_seq', 88, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 150, true);


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
-- Name: budget budget_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.budget
    ADD CONSTRAINT budget_pkey PRIMARY KEY (id);


--
-- Name: caption caption_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption
    ADD CONSTRAINT caption_pkey PRIMARY KEY (id);


--
-- Name: caption_track caption_track_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption_track
    ADD CONSTRAINT caption_track_pkey PRIMARY KEY (id);


--
-- Name: caption_track caption_track_project_id_language_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption_track
    ADD CONSTRAINT caption_track_project_id_language_unique UNIQUE (project_id, language);


--
-- Name: card card_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card
    ADD CONSTRAINT card_pkey PRIMARY KEY (id);


--
-- Name: clip clip_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clip
    ADD CONSTRAINT clip_pkey PRIMARY KEY (id);


--
-- Name: cut_cue cut_cue_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_cue
    ADD CONSTRAINT cut_cue_pkey PRIMARY KEY (id);


--
-- Name: cut_item cut_item_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_item
    ADD CONSTRAINT cut_item_pkey PRIMARY KEY (id);


--
-- Name: cut cut_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut
    ADD CONSTRAINT cut_pkey PRIMARY KEY (project_id);


--
-- Name: film_part film_part_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film_part
    ADD CONSTRAINT film_part_pkey PRIMARY KEY (key);


--
-- Name: film film_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film
    ADD CONSTRAINT film_pkey PRIMARY KEY (id);


--
-- Name: film_plan film_plan_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film_plan
    ADD CONSTRAINT film_plan_pkey PRIMARY KEY (film_id);


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
-- Name: ledger_entry ledger_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (id);


--
-- Name: limited_try limited_try_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limited_try
    ADD CONSTRAINT limited_try_pkey PRIMARY KEY (key);


--
-- Name: lower_third lower_third_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lower_third
    ADD CONSTRAINT lower_third_pkey PRIMARY KEY (id);


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
-- Name: model_choice model_choice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.model_choice
    ADD CONSTRAINT model_choice_pkey PRIMARY KEY (id);


--
-- Name: model_state model_state_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.model_state
    ADD CONSTRAINT model_state_pkey PRIMARY KEY (model);


--
-- Name: notification notification_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notification
    ADD CONSTRAINT notification_pkey PRIMARY KEY (id);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: pending_bill pending_bill_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pending_bill
    ADD CONSTRAINT pending_bill_pkey PRIMARY KEY (reservation_id);


--
-- Name: project_asset project_asset_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_asset
    ADD CONSTRAINT project_asset_pkey PRIMARY KEY (project_id, asset_id);


--
-- Name: project_member project_member_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_member
    ADD CONSTRAINT project_member_pkey PRIMARY KEY (project_id, user_id);


--
-- Name: project project_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_pkey PRIMARY KEY (id);


--
-- Name: queue_watch queue_watch_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.queue_watch
    ADD CONSTRAINT queue_watch_pkey PRIMARY KEY (id);


--
-- Name: review_guest review_guest_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_guest
    ADD CONSTRAINT review_guest_pkey PRIMARY KEY (id);


--
-- Name: review_guest review_guest_session_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_guest
    ADD CONSTRAINT review_guest_session_hash_unique UNIQUE (session_hash);


--
-- Name: review_link review_link_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_link
    ADD CONSTRAINT review_link_pkey PRIMARY KEY (id);


--
-- Name: review_link review_link_token_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_link
    ADD CONSTRAINT review_link_token_hash_unique UNIQUE (token_hash);


--
-- Name: review_note review_note_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_pkey PRIMARY KEY (id);


--
-- Name: review_verdict review_verdict_guest_id_video_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_verdict
    ADD CONSTRAINT review_verdict_guest_id_video_id_unique UNIQUE (guest_id, video_id);


--
-- Name: review_verdict review_verdict_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_verdict
    ADD CONSTRAINT review_verdict_pkey PRIMARY KEY (id);


--
-- Name: sample_film sample_film_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sample_film
    ADD CONSTRAINT sample_film_pkey PRIMARY KEY (user_id);


--
-- Name: sample_film sample_film_project_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sample_film
    ADD CONSTRAINT sample_film_project_id_unique UNIQUE (project_id);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: shared_task shared_task_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shared_task
    ADD CONSTRAINT shared_task_pkey PRIMARY KEY (key);


--
-- Name: shot_drawing shot_drawing_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_drawing
    ADD CONSTRAINT shot_drawing_pkey PRIMARY KEY (shot_id, is_slate);


--
-- Name: shot_refusal shot_refusal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_refusal
    ADD CONSTRAINT shot_refusal_pkey PRIMARY KEY (shot_id);


--
-- Name: shot_take shot_take_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_take
    ADD CONSTRAINT shot_take_pkey PRIMARY KEY (clip_id);


--
-- Name: sound sound_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sound
    ADD CONSTRAINT sound_pkey PRIMARY KEY (id);


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
-- Name: storyboard_element storyboard_element_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard_element
    ADD CONSTRAINT storyboard_element_pkey PRIMARY KEY (id);


--
-- Name: storyboard storyboard_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard
    ADD CONSTRAINT storyboard_pkey PRIMARY KEY (project_id);


--
-- Name: storyboard_shot storyboard_shot_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard_shot
    ADD CONSTRAINT storyboard_shot_pkey PRIMARY KEY (id);


--
-- Name: transcript transcript_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transcript
    ADD CONSTRAINT transcript_pkey PRIMARY KEY (clip_id);


--
-- Name: upload_day upload_day_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.upload_day
    ADD CONSTRAINT upload_day_pkey PRIMARY KEY (person_id, day);


--
-- Name: webhook_delivery webhook_delivery_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (id);


--
-- Name: webhook webhook_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (id);


--
-- Name: account_email_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX account_email_unique ON public.account USING btree (lower(email));


--
-- Name: account_grams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_grams ON public.account USING gin (public.grams(public.folded(((username || chr(10)) || email)), '{1,2,3}'::integer[]) COLLATE "C");


--
-- Name: account_link_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_link_user_id_index ON public.account_link USING btree (user_id);


--
-- Name: account_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_newest ON public.account USING btree (created_at DESC, id DESC) WHERE (revoked_at IS NULL);


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
-- Name: asset_generated; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_generated ON public.asset USING btree (created_at DESC, id DESC) WHERE (is_generated AND (deleted_at IS NULL));


--
-- Name: asset_generated_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_generated_of_owner ON public.asset USING btree (owner_id, created_at DESC, id DESC) WHERE (is_generated AND (deleted_at IS NULL));


--
-- Name: asset_grams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_grams ON public.asset USING gin (public.grams(words, '{1,2,3}'::integer[]) COLLATE "C");


--
-- Name: asset_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_listed ON public.asset USING btree (updated_at DESC, id DESC) WHERE ((price IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: asset_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_newest ON public.asset USING btree (updated_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: asset_newest_of_origin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_newest_of_origin ON public.asset USING btree (is_generated, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: asset_newest_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_newest_of_owner ON public.asset USING btree (owner_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: asset_of_medium; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_of_medium ON public.asset USING btree (medium_key);


--
-- Name: asset_of_model; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_of_model ON public.asset USING btree (model, created_at DESC, id DESC) WHERE (is_generated AND (deleted_at IS NULL));


--
-- Name: asset_of_original; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_of_original ON public.asset USING btree (original_key);


--
-- Name: asset_of_seed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_of_seed ON public.asset USING btree (seed, created_at DESC, id DESC) WHERE (is_generated AND (deleted_at IS NULL));


--
-- Name: asset_one_capture; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX asset_one_capture ON public.asset USING btree (owner_id, captured_video_id, captured_seconds) WHERE ((captured_video_id IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: asset_one_copy; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX asset_one_copy ON public.asset USING btree (owner_id, source_id) WHERE ((source_id IS NOT NULL) AND (deleted_at IS NULL));


--
-- Name: asset_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_pending ON public.asset USING btree (updated_at DESC, id DESC) WHERE ((approval_status = 'pending'::text) AND (deleted_at IS NULL));


--
-- Name: asset_prompt_grams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_prompt_grams ON public.asset USING gin (public.grams(public.folded(prompt), '{1,2,3}'::integer[]) COLLATE "C") WHERE is_generated;


--
-- Name: asset_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_trash ON public.asset USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: asset_trash_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX asset_trash_of_owner ON public.asset USING btree (owner_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: audit_entry_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_entry_newest ON public.audit_entry USING btree (created_at DESC, id DESC);


--
-- Name: background_task_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX background_task_created_at_index ON public.background_task USING btree (created_at);


--
-- Name: budget_unique; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX budget_unique ON public.budget USING btree (scope, COALESCE(subject_id, '00000000-0000-0000-0000-000000000000'::uuid), period);


--
-- Name: caption_item_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX caption_item_id_index ON public.caption USING btree (item_id);


--
-- Name: caption_track_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX caption_track_id_index ON public.caption USING btree (track_id);


--
-- Name: card_not_drawn; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX card_not_drawn ON public.card USING btree (created_at) WHERE ((drawing IS NULL) AND (deleted_at IS NULL));


--
-- Name: card_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX card_project_id_index ON public.card USING btree (project_id);


--
-- Name: card_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX card_trash ON public.card USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: clip_counted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_counted ON public.clip USING btree (project_id) WHERE (deleted_at IS NULL);


--
-- Name: clip_grams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_grams ON public.clip USING gin (public.grams(public.folded(prompt), '{1,2,3}'::integer[]) COLLATE "C");


--
-- Name: clip_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_newest_of_project ON public.clip USING btree (project_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: clip_newest_of_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_newest_of_status ON public.clip USING btree (project_id, status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: clip_note_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_note_id_index ON public.clip USING btree (note_id);


--
-- Name: clip_of_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_of_author ON public.clip USING btree (project_id, author_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: clip_of_model; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_of_model ON public.clip USING btree (project_id, model, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: clip_of_seed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_of_seed ON public.clip USING btree (project_id, seed, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: clip_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_project_id_index ON public.clip USING btree (project_id);


--
-- Name: clip_takes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_takes ON public.clip USING btree (COALESCE(take_of, id), created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: clip_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX clip_trash ON public.clip USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: cut_cue_item_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cut_cue_item_id_index ON public.cut_cue USING btree (item_id);


--
-- Name: cut_cue_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cut_cue_project_id_index ON public.cut_cue USING btree (project_id);


--
-- Name: cut_cue_sound_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cut_cue_sound_id_index ON public.cut_cue USING btree (sound_id);


--
-- Name: cut_item_card_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cut_item_card_id_index ON public.cut_item USING btree (card_id);


--
-- Name: cut_item_clip_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cut_item_clip_id_index ON public.cut_item USING btree (clip_id);


--
-- Name: cut_item_in_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cut_item_in_order ON public.cut_item USING btree (project_id, "position");


--
-- Name: film_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX film_newest_of_project ON public.film USING btree (project_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: film_part_longest_unused; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX film_part_longest_unused ON public.film_part USING btree (used_at);


--
-- Name: film_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX film_project_id_index ON public.film USING btree (project_id);


--
-- Name: film_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX film_trash ON public.film USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


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
-- Name: job_started_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_started_index ON public.job USING btree (author_id, kind, started_at);


--
-- Name: job_subject_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_subject_id_index ON public.job USING btree (subject_id);


--
-- Name: job_succeeded_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_succeeded_index ON public.job USING btree (kind, finished_at DESC) WHERE (status = 'succeeded'::text);


--
-- Name: job_unfinished_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_unfinished_of_project ON public.job USING btree (project_id, kind, created_at DESC, id DESC) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text, 'failed'::text]));


--
-- Name: ledger_entry_as_written; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_as_written ON public.ledger_entry USING btree (created_at, id);


--
-- Name: ledger_entry_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_by_time ON public.ledger_entry USING btree (ordered_at) INCLUDE (reserved, spent);


--
-- Name: ledger_entry_closed_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ledger_entry_closed_once ON public.ledger_entry USING btree (reservation_id) WHERE (kind = ANY (ARRAY['settle'::text, 'release'::text]));


--
-- Name: ledger_entry_corrected_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX ledger_entry_corrected_once ON public.ledger_entry USING btree (reservation_id) WHERE (kind = 'correct'::text);


--
-- Name: ledger_entry_of_job; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_of_job ON public.ledger_entry USING btree (job_id, created_at DESC) WHERE (kind = 'reserve'::text);


--
-- Name: ledger_entry_of_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_of_person ON public.ledger_entry USING btree (person_id, ordered_at) INCLUDE (reserved, spent);


--
-- Name: ledger_entry_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_of_project ON public.ledger_entry USING btree (project_id, ordered_at) INCLUDE (reserved, spent);


--
-- Name: lower_third_item_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lower_third_item_id_index ON public.lower_third USING btree (item_id);


--
-- Name: lower_third_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lower_third_project_id_index ON public.lower_third USING btree (project_id);


--
-- Name: message_clip_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_clip_id_index ON public.message USING btree (clip_id);


--
-- Name: message_film_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_film_id_index ON public.message USING btree (film_id);


--
-- Name: message_job_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_job_id_index ON public.message USING btree (job_id);


--
-- Name: message_more_videos; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_more_videos ON public.message USING gin (more_video_ids) WHERE (more_video_ids <> '{}'::text[]);


--
-- Name: message_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX message_newest_of_project ON public.message USING btree (project_id, created_at DESC, id DESC);


--
-- Name: model_choice_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX model_choice_newest ON public.model_choice USING btree (created_at DESC, id DESC);


--
-- Name: notification_merged; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX notification_merged ON public.notification USING btree (user_id, merge_key) WHERE ((merge_key IS NOT NULL) AND (NOT is_read));


--
-- Name: notification_newest_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_newest_of_user ON public.notification USING btree (user_id, created_at DESC, id DESC);


--
-- Name: notification_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notification_unread ON public.notification USING btree (user_id) WHERE (NOT is_read);


--
-- Name: pending_bill_job_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX pending_bill_job_id_index ON public.pending_bill USING btree (job_id);


--
-- Name: project_asset_asset_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_asset_asset_id_index ON public.project_asset USING btree (asset_id);


--
-- Name: project_grams; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_grams ON public.project USING gin (public.grams(public.folded(name), '{1,2,3}'::integer[]) COLLATE "C");


--
-- Name: project_member_user_id_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_member_user_id_project_id_index ON public.project_member USING btree (user_id, project_id);


--
-- Name: project_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_newest ON public.project USING btree (updated_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: project_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_trash ON public.project USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: project_trash_of_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX project_trash_of_owner ON public.project USING btree (owner_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: review_guest_link_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_guest_link_id_index ON public.review_guest USING btree (link_id);


--
-- Name: review_link_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_link_project_id_index ON public.review_link USING btree (project_id);


--
-- Name: review_note_assignee_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_assignee_id_index ON public.review_note USING btree (assignee_id);


--
-- Name: review_note_author_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_author_id_index ON public.review_note USING btree (author_id);


--
-- Name: review_note_clip_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_clip_id_index ON public.review_note USING btree (clip_id);


--
-- Name: review_note_film_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_film_id_index ON public.review_note USING btree (film_id);


--
-- Name: review_note_guest_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_guest_id_index ON public.review_note USING btree (guest_id);


--
-- Name: review_note_newest_of_link; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_newest_of_link ON public.review_note USING btree (link_id, created_at DESC, id DESC);


--
-- Name: review_note_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_newest_of_project ON public.review_note USING btree (project_id, created_at DESC, id DESC) WHERE (parent_id IS NULL);


--
-- Name: review_note_parent_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_note_parent_id_index ON public.review_note USING btree (parent_id);


--
-- Name: review_verdict_link_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX review_verdict_link_id_index ON public.review_verdict USING btree (link_id);


--
-- Name: session_user_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_user_id_index ON public.session USING btree (user_id);


--
-- Name: shot_drawing_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shot_drawing_project_id_index ON public.shot_drawing USING btree (project_id);


--
-- Name: shot_take_shot_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shot_take_shot_id_index ON public.shot_take USING btree (shot_id);


--
-- Name: sound_newest_of_project; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sound_newest_of_project ON public.sound USING btree (project_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);


--
-- Name: sound_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sound_project_id_index ON public.sound USING btree (project_id);


--
-- Name: sound_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sound_trash ON public.sound USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: stored_file_sums; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stored_file_sums ON public.stored_file USING btree (shelf, project_id) INCLUDE (bytes);


--
-- Name: stored_file_unmeasured; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stored_file_unmeasured ON public.stored_file USING btree (key) WHERE (bytes IS NULL);


--
-- Name: storyboard_element_name; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX storyboard_element_name ON public.storyboard_element USING btree (project_id, name_key) WHERE (deleted_at IS NULL);


--
-- Name: storyboard_element_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_element_project_id_index ON public.storyboard_element USING btree (project_id);


--
-- Name: storyboard_element_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_element_trash ON public.storyboard_element USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: storyboard_score_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_score_id_index ON public.storyboard USING btree (score_id);


--
-- Name: storyboard_shot_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_shot_order ON public.storyboard_shot USING btree (project_id, "position") WHERE (deleted_at IS NULL);


--
-- Name: storyboard_shot_project_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_shot_project_id_index ON public.storyboard_shot USING btree (project_id);


--
-- Name: storyboard_shot_takes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_shot_takes ON public.storyboard_shot USING btree (takes_of) WHERE (takes_of IS NOT NULL);


--
-- Name: storyboard_shot_trash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_shot_trash ON public.storyboard_shot USING btree (deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);


--
-- Name: storyboard_shot_voice_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX storyboard_shot_voice_id_index ON public.storyboard_shot USING btree (voice_id);


--
-- Name: webhook_delivery_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (next_at) WHERE (next_at IS NOT NULL);


--
-- Name: webhook_delivery_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_delivery_newest ON public.webhook_delivery USING btree (webhook_id, created_at DESC, id DESC);


--
-- Name: webhook_owner_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_owner_id_index ON public.webhook USING btree (owner_id);


--
-- Name: ledger_entry ledger_entry_never_emptied; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_entry_never_emptied BEFORE TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_ledger_change();


--
-- Name: ledger_entry ledger_entry_only_added; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_entry_only_added BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION public.refuse_ledger_change();


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
-- Name: caption caption_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption
    ADD CONSTRAINT caption_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: caption caption_item_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption
    ADD CONSTRAINT caption_item_id_foreign FOREIGN KEY (item_id) REFERENCES public.cut_item(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: caption caption_track_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption
    ADD CONSTRAINT caption_track_id_foreign FOREIGN KEY (track_id) REFERENCES public.caption_track(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: caption_track caption_track_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.caption_track
    ADD CONSTRAINT caption_track_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: card card_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card
    ADD CONSTRAINT card_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: card card_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card
    ADD CONSTRAINT card_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: card card_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card
    ADD CONSTRAINT card_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: clip clip_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clip
    ADD CONSTRAINT clip_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: clip clip_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.clip
    ADD CONSTRAINT clip_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut_cue cut_cue_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_cue
    ADD CONSTRAINT cut_cue_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: cut_cue cut_cue_item_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_cue
    ADD CONSTRAINT cut_cue_item_id_foreign FOREIGN KEY (item_id) REFERENCES public.cut_item(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut_cue cut_cue_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_cue
    ADD CONSTRAINT cut_cue_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut_cue cut_cue_sound_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_cue
    ADD CONSTRAINT cut_cue_sound_id_foreign FOREIGN KEY (sound_id) REFERENCES public.sound(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut cut_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut
    ADD CONSTRAINT cut_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: cut_item cut_item_card_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_item
    ADD CONSTRAINT cut_item_card_id_foreign FOREIGN KEY (card_id) REFERENCES public.card(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut_item cut_item_clip_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_item
    ADD CONSTRAINT cut_item_clip_id_foreign FOREIGN KEY (clip_id) REFERENCES public.clip(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut_item cut_item_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_item
    ADD CONSTRAINT cut_item_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: cut_item cut_item_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut_item
    ADD CONSTRAINT cut_item_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: cut cut_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cut
    ADD CONSTRAINT cut_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: film film_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film
    ADD CONSTRAINT film_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: film_plan film_plan_film_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film_plan
    ADD CONSTRAINT film_plan_film_id_foreign FOREIGN KEY (film_id) REFERENCES public.film(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: film film_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.film
    ADD CONSTRAINT film_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: lower_third lower_third_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lower_third
    ADD CONSTRAINT lower_third_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: lower_third lower_third_item_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lower_third
    ADD CONSTRAINT lower_third_item_id_foreign FOREIGN KEY (item_id) REFERENCES public.cut_item(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: lower_third lower_third_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lower_third
    ADD CONSTRAINT lower_third_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: message message_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: message message_clip_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_clip_id_foreign FOREIGN KEY (clip_id) REFERENCES public.clip(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: message message_film_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_film_id_foreign FOREIGN KEY (film_id) REFERENCES public.film(id) ON UPDATE CASCADE ON DELETE SET NULL;


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
-- Name: project_member project_member_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_member
    ADD CONSTRAINT project_member_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: project_member project_member_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project_member
    ADD CONSTRAINT project_member_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: project project_owner_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.project
    ADD CONSTRAINT project_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: review_guest review_guest_link_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_guest
    ADD CONSTRAINT review_guest_link_id_foreign FOREIGN KEY (link_id) REFERENCES public.review_link(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_link review_link_created_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_link
    ADD CONSTRAINT review_link_created_by_id_foreign FOREIGN KEY (created_by_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: review_link review_link_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_link
    ADD CONSTRAINT review_link_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_note review_note_assignee_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_assignee_id_foreign FOREIGN KEY (assignee_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: review_note review_note_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: review_note review_note_clip_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_clip_id_foreign FOREIGN KEY (clip_id) REFERENCES public.clip(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_note review_note_film_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_film_id_foreign FOREIGN KEY (film_id) REFERENCES public.film(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_note review_note_guest_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_guest_id_foreign FOREIGN KEY (guest_id) REFERENCES public.review_guest(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: review_note review_note_link_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_link_id_foreign FOREIGN KEY (link_id) REFERENCES public.review_link(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_note review_note_parent_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_parent_id_foreign FOREIGN KEY (parent_id) REFERENCES public.review_note(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_note review_note_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_note
    ADD CONSTRAINT review_note_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_verdict review_verdict_guest_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_verdict
    ADD CONSTRAINT review_verdict_guest_id_foreign FOREIGN KEY (guest_id) REFERENCES public.review_guest(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: review_verdict review_verdict_link_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.review_verdict
    ADD CONSTRAINT review_verdict_link_id_foreign FOREIGN KEY (link_id) REFERENCES public.review_link(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: sample_film sample_film_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sample_film
    ADD CONSTRAINT sample_film_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: sample_film sample_film_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sample_film
    ADD CONSTRAINT sample_film_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: session session_user_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: shot_drawing shot_drawing_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_drawing
    ADD CONSTRAINT shot_drawing_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: shot_refusal shot_refusal_ordered_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_refusal
    ADD CONSTRAINT shot_refusal_ordered_by_id_foreign FOREIGN KEY (ordered_by_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: shot_refusal shot_refusal_shot_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_refusal
    ADD CONSTRAINT shot_refusal_shot_id_foreign FOREIGN KEY (shot_id) REFERENCES public.storyboard_shot(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: shot_take shot_take_clip_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_take
    ADD CONSTRAINT shot_take_clip_id_foreign FOREIGN KEY (clip_id) REFERENCES public.clip(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: shot_take shot_take_ordered_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_take
    ADD CONSTRAINT shot_take_ordered_by_id_foreign FOREIGN KEY (ordered_by_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: shot_take shot_take_shot_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shot_take
    ADD CONSTRAINT shot_take_shot_id_foreign FOREIGN KEY (shot_id) REFERENCES public.storyboard_shot(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: sound sound_author_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sound
    ADD CONSTRAINT sound_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: sound sound_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sound
    ADD CONSTRAINT sound_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: storyboard_element storyboard_element_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard_element
    ADD CONSTRAINT storyboard_element_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: storyboard storyboard_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard
    ADD CONSTRAINT storyboard_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: storyboard storyboard_score_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard
    ADD CONSTRAINT storyboard_score_id_foreign FOREIGN KEY (score_id) REFERENCES public.sound(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: storyboard_shot storyboard_shot_edited_by_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard_shot
    ADD CONSTRAINT storyboard_shot_edited_by_id_foreign FOREIGN KEY (edited_by_id) REFERENCES public.account(id) ON UPDATE CASCADE;


--
-- Name: storyboard_shot storyboard_shot_project_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard_shot
    ADD CONSTRAINT storyboard_shot_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.project(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: storyboard_shot storyboard_shot_voice_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.storyboard_shot
    ADD CONSTRAINT storyboard_shot_voice_id_foreign FOREIGN KEY (voice_id) REFERENCES public.sound(id) ON UPDATE CASCADE ON DELETE SET NULL;


--
-- Name: transcript transcript_clip_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transcript
    ADD CONSTRAINT transcript_clip_id_foreign FOREIGN KEY (clip_id) REFERENCES public.clip(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: webhook_delivery webhook_delivery_webhook_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_webhook_id_foreign FOREIGN KEY (webhook_id) REFERENCES public.webhook(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- Name: webhook webhook_owner_id_foreign; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.account(id) ON UPDATE CASCADE ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


