export type AcceptFirstFrameInput = {
  id: string;
  revision?: number | null | undefined;
};

export type AddCaptionOperation = {
  endMs: number;
  id: string;
  itemId?: string | null | undefined;
  language: string;
  speaker?: string | null | undefined;
  startMs: number;
  text: string;
};

export type AddCaptionTrackOperation = {
  id: string;
  isMachineMade?: boolean | null | undefined;
  language: string;
};

export type AddCardOperation = {
  afterId?: string | null | undefined;
  background?: CardBackgroundInput | null | undefined;
  design?: CardDesign | null | undefined;
  id: string;
  kind?: CardKind | null | undefined;
  lines?: Array<CardLineInput> | null | undefined;
  seconds?: number | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type AddCueOperation = {
  atSeconds?: number | null | undefined;
  fadeInSeconds?: number | null | undefined;
  fadeOutSeconds?: number | null | undefined;
  gain?: number | null | undefined;
  id: string;
  inSeconds?: number | null | undefined;
  isDucked?: boolean | null | undefined;
  isDuckedByClips?: boolean | null | undefined;
  isLooped?: boolean | null | undefined;
  isMuted?: boolean | null | undefined;
  itemId?: string | null | undefined;
  outSeconds?: number | null | undefined;
  soundId: string;
};

export type AddGuestNoteInput = {
  drawing?: string | null | undefined;
  endFrame?: number | null | undefined;
  frame: number;
  parentId?: string | null | undefined;
  text: string;
  versionId: string;
};

export type AddItemOperation = {
  afterId?: string | null | undefined;
  framing?: number | null | undefined;
  gain?: number | null | undefined;
  id: string;
  inFrame?: number | null | undefined;
  isMuted?: boolean | null | undefined;
  outFrame?: number | null | undefined;
  speed?: number | null | undefined;
  transition?: string | null | undefined;
  transitionSeconds?: number | null | undefined;
  videoId: string;
};

export type AddLowerThirdOperation = {
  endFrame: number;
  fadeFrames?: number | null | undefined;
  id: string;
  itemId: string;
  position?: LowerThirdPosition | null | undefined;
  startFrame: number;
  style?: LowerThirdStyle | null | undefined;
  subtitle?: string | null | undefined;
  title: string;
};

export type AddNoteInput = {
  drawing?: string | null | undefined;
  endFrame?: number | null | undefined;
  frame: number;
  linkId?: string | null | undefined;
  parentId?: string | null | undefined;
  text: string;
  videoId: string;
};

export type AddStoryboardElementInput = {
  assetIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  imageUses?: Array<ElementImageUseInput> | null | undefined;
  kind: StoryboardElementKind;
  label?: string | null | undefined;
  link?: boolean | null | undefined;
  looks?: Array<ElementLookInput> | null | undefined;
  name: string;
  projectId: string;
};

export type AddStoryboardShotsInput = {
  afterId?: string | null | undefined;
  elements?: Array<NewStoryboardElementInput> | null | undefined;
  projectId: string;
  shots: Array<ShotFieldsInput>;
};

export type ApiTokenScope =
  | 'READ'
  | 'WRITE';

export type ApprovalStatus =
  | 'APPROVED'
  | 'DECLINED'
  | 'PENDING';

export type ArrangeCutOperation = {
  gaps?: Array<GapInput> | null | undefined;
  itemIds: Array<string>;
};

export type AssetGenerationInput = {
  author?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  model?: string | null | undefined;
  seed?: number | null | undefined;
  words?: string | null | undefined;
};

export type AssetOrigin =
  | 'ALL'
  | 'GENERATED'
  | 'UPLOADED';

export type AssetScope =
  | 'MINE'
  | 'TEAM';

export type AuditAction =
  | 'ADMIN_MADE'
  | 'ADMIN_UNMADE'
  | 'ASSET_APPROVED'
  | 'ASSET_COPIED'
  | 'ASSET_DECLINED'
  | 'ASSET_DELETED'
  | 'ASSET_DELETED_FOREVER'
  | 'ASSET_EDITED'
  | 'ASSET_FLAGGED'
  | 'ASSET_LISTED'
  | 'ASSET_RESTORED'
  | 'ASSET_UNLISTED'
  | 'BUDGET_REMOVED'
  | 'BUDGET_SET'
  | 'MEMBER_INVITED'
  | 'MEMBER_JOINED'
  | 'MEMBER_REVOKED'
  | 'MERGE_CACHE_CLEARED'
  | 'MODELS_CHOSEN'
  | 'PASSWORD_RESET'
  | 'PROJECT_DELETED'
  | 'PROJECT_DELETED_FOREVER'
  | 'PROJECT_RESTORED'
  | 'PROJECT_ROLE_CHANGED'
  | 'REVIEW_LINK_CREATED'
  | 'REVIEW_LINK_ENDED'
  | 'SHOT_DELETED_FOREVER'
  | 'SOUND_DELETED'
  | 'SOUND_DELETED_FOREVER'
  | 'SOUND_RESTORED'
  | 'STORAGE_QUOTA_SET'
  | 'TOKEN_CREATED'
  | 'TOKEN_REVOKED'
  | 'VIDEO_DELETED'
  | 'VIDEO_DELETED_FOREVER'
  | 'VIDEO_RESTORED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_DELETED';

export type BudgetPeriod =
  | 'ALWAYS'
  | 'MONTH';

export type BudgetScope =
  | 'PERSON'
  | 'PROJECT'
  | 'TEAM';

export type CardBackgroundInput = {
  assetId?: string | null | undefined;
  colour: string;
  kind: CardBackgroundKind;
};

export type CardBackgroundKind =
  | 'ASSET'
  | 'COLOUR'
  | 'NEIGHBOUR';

export type CardDesign =
  | 'CENTRED'
  | 'CREDIT_ROLL'
  | 'LOWER_LEFT'
  | 'PLAIN'
  | 'SPLIT';

export type CardKind =
  | 'CHAPTER'
  | 'CREDITS'
  | 'SUBTITLE'
  | 'TITLE';

export type CardLineInput = {
  name: string;
  role?: string | null | undefined;
};

export type CardPreviewInput = {
  afterId?: string | null | undefined;
  background?: CardBackgroundInput | null | undefined;
  design?: CardDesign | null | undefined;
  id?: string | null | undefined;
  kind?: CardKind | null | undefined;
  lines?: Array<CardLineInput> | null | undefined;
  projectId: string;
  seconds?: number | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type CharacterVoiceInput = {
  speaker: string;
  speed?: number | null | undefined;
  voice: string;
};

export type CheckContinuityInput = {
  assetId?: string | null | undefined;
  elementId: string;
  isSame?: boolean | null | undefined;
  videoId?: string | null | undefined;
  words?: string | null | undefined;
};

export type CreateApiTokenInput = {
  expiresInDays: number;
  name: string;
  scope: ApiTokenScope;
};

export type CreateProjectInput = {
  description?: string;
  name: string;
};

export type CreateReviewLinkInput = {
  expiresInDays?: number | null | undefined;
  kind: ReviewKind;
  mayApprove?: boolean | null | undefined;
  mayDownload?: boolean | null | undefined;
  name: string;
  password?: string | null | undefined;
  projectId: string;
  showsNames?: boolean | null | undefined;
  videoId?: string | null | undefined;
};

export type CreateWebhookInput = {
  events: Array<WebhookEvent>;
  projectIds?: Array<string>;
  url: string;
};

export type CueKind =
  | 'EFFECT'
  | 'MUSIC'
  | 'VOICE';

export type CutOperation = {
  addCaption?: AddCaptionOperation | null | undefined;
  addCaptionTrack?: AddCaptionTrackOperation | null | undefined;
  addCard?: AddCardOperation | null | undefined;
  addCue?: AddCueOperation | null | undefined;
  addItem?: AddItemOperation | null | undefined;
  addLowerThird?: AddLowerThirdOperation | null | undefined;
  arrangeCut?: ArrangeCutOperation | null | undefined;
  editCaption?: EditCaptionOperation | null | undefined;
  editCaptionTrack?: EditCaptionTrackOperation | null | undefined;
  editCard?: EditCardOperation | null | undefined;
  editCue?: EditCueOperation | null | undefined;
  editItem?: EditItemOperation | null | undefined;
  editLowerThird?: EditLowerThirdOperation | null | undefined;
  editSettings?: EditSettingsOperation | null | undefined;
  removeCaption?: RemoveCaptionOperation | null | undefined;
  removeCaptionTrack?: RemoveCaptionTrackOperation | null | undefined;
  removeCue?: RemoveCueOperation | null | undefined;
  removeItem?: RemoveItemOperation | null | undefined;
  removeLowerThird?: RemoveLowerThirdOperation | null | undefined;
  restoreCard?: RestoreCardOperation | null | undefined;
  splitItem?: SplitItemOperation | null | undefined;
};

export type DeclineFirstFrameInput = {
  id: string;
  reason?: string | null | undefined;
};

export type DrawFirstFrameInput = {
  acceptsUnknownPrice?: boolean | null | undefined;
  drawing?: string | null | undefined;
  frameId?: string | null | undefined;
  shotId: string;
  words?: string | null | undefined;
};

export type DrawMissingFirstFramesInput = {
  acceptsUnknownPrice?: boolean | null | undefined;
  projectId: string;
  remakesOutdated?: boolean | null | undefined;
  shotIds?: Array<string> | null | undefined;
};

export type EditCaptionOperation = {
  endMs?: number | null | undefined;
  id: string;
  itemId?: string | null | undefined;
  revision: number;
  speaker?: string | null | undefined;
  startMs?: number | null | undefined;
  text?: string | null | undefined;
};

export type EditCaptionTrackOperation = {
  isMachineMade: boolean;
  language: string;
};

export type EditCardOperation = {
  background?: CardBackgroundInput | null | undefined;
  design?: CardDesign | null | undefined;
  id: string;
  kind?: CardKind | null | undefined;
  lines?: Array<CardLineInput> | null | undefined;
  revision: number;
  seconds?: number | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type EditCueOperation = {
  atSeconds?: number | null | undefined;
  fadeInSeconds?: number | null | undefined;
  fadeOutSeconds?: number | null | undefined;
  gain?: number | null | undefined;
  id: string;
  inSeconds?: number | null | undefined;
  isDucked?: boolean | null | undefined;
  isDuckedByClips?: boolean | null | undefined;
  isLooped?: boolean | null | undefined;
  isMuted?: boolean | null | undefined;
  itemId?: string | null | undefined;
  outSeconds?: number | null | undefined;
  revision: number;
  soundId?: string | null | undefined;
};

export type EditCutInput = {
  operations: Array<CutOperation>;
  projectId: string;
};

export type EditItemOperation = {
  framing?: number | null | undefined;
  gain?: number | null | undefined;
  id: string;
  inFrame?: number | null | undefined;
  isMuted?: boolean | null | undefined;
  outFrame?: number | null | undefined;
  revision: number;
  speed?: number | null | undefined;
  transition?: string | null | undefined;
  transitionSeconds?: number | null | undefined;
};

export type EditLowerThirdOperation = {
  endFrame?: number | null | undefined;
  fadeFrames?: number | null | undefined;
  id: string;
  itemId?: string | null | undefined;
  position?: LowerThirdPosition | null | undefined;
  revision: number;
  startFrame?: number | null | undefined;
  style?: LowerThirdStyle | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type EditSettingsOperation = {
  burnedCaptions?: string | null | undefined;
  clipGain?: number | null | undefined;
  fit?: FilmFit | null | undefined;
  frameRate?: number | null | undefined;
  loudness?: number | null | undefined;
  ratio?: string | null | undefined;
  revision: number;
  size?: string | null | undefined;
  title?: string | null | undefined;
};

export type ElementImageUseInput = {
  assetId: string;
  use: ImageUse;
};

export type ElementLookInput = {
  assetIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  fromShotId: string;
};

export type EngineName =
  | 'FAL'
  | 'LOCAL';

export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'BUDGET_REACHED'
  | 'CONFIRMATION_NEEDED'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'INTERNAL'
  | 'NOT_FOUND'
  | 'QUOTA_REACHED'
  | 'RATE_LIMITED'
  | 'STORAGE_FULL'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE';

export type FilmFit =
  | 'CROP'
  | 'PAD';

export type GapInput = {
  seconds?: number | null | undefined;
  transition: string;
};

export type GenerateCaptionsInput = {
  language: string;
  listen?: boolean | null | undefined;
  projectId: string;
};

export type GenerateMissingTakesInput = {
  acceptsUnknownPrice?: boolean | null | undefined;
  projectId: string;
  remakesOutdated?: boolean | null | undefined;
  shotIds?: Array<string> | null | undefined;
};

export type GenerateSoundsInput = {
  acceptsUnknownPrice?: boolean | null | undefined;
  projectId: string;
  sounds: Array<SoundOrderInput>;
};

export type GiveFirstFrameVerdictInput = {
  firstFrameId: string;
  isApproved: boolean;
  text?: string | null | undefined;
};

export type GiveVerdictInput = {
  isApproved: boolean;
  text?: string | null | undefined;
  versionId: string;
};

export type ImagePromptInput = {
  acceptsUnknownPrice?: boolean | null | undefined;
  magicPrompt?: boolean;
  model?: string | null | undefined;
  projectId: string;
  prompt: string;
  ratio?: string;
  referenceId?: string | null | undefined;
  referenceIds?: Array<string> | null | undefined;
  seed?: number | null | undefined;
};

export type ImageUse =
  | 'FULL_FIGURE'
  | 'PORTRAIT'
  | 'TURNAROUND'
  | 'WARDROBE';

export type ImportCaptionsInput = {
  content: string;
  language: string;
  projectId: string;
};

export type InviteInput = {
  email: string;
  isAdmin?: boolean | null | undefined;
  username: string;
};

export type JobKind =
  | 'DRAFT'
  | 'DRAWING'
  | 'IMAGE'
  | 'MERGE'
  | 'SAMPLE'
  | 'SOUND'
  | 'VIDEO';

export type JobStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING'
  | 'SUCCEEDED';

export type LowerThirdPosition =
  | 'BOTTOM_CENTRE'
  | 'BOTTOM_LEFT'
  | 'BOTTOM_RIGHT'
  | 'MIDDLE_CENTRE'
  | 'MIDDLE_LEFT'
  | 'MIDDLE_RIGHT'
  | 'TOP_CENTRE'
  | 'TOP_LEFT'
  | 'TOP_RIGHT';

export type LowerThirdPreviewInput = {
  position?: LowerThirdPosition | null | undefined;
  projectId: string;
  style?: LowerThirdStyle | null | undefined;
  subtitle?: string | null | undefined;
  title: string;
};

export type LowerThirdStyle =
  | 'BAR'
  | 'PANEL'
  | 'PLAIN';

export type MergeInput = {
  burnedCaptions?: string | null | undefined;
  clipGain?: number | null | undefined;
  filmId?: string | null | undefined;
  fit?: FilmFit | null | undefined;
  frameRate?: number | null | undefined;
  gaps?: Array<GapInput> | null | undefined;
  /** @deprecated Use `gaps`: each has its `seconds`. Removed after 2027-05-31. */
  lengths?: Array<number> | null | undefined;
  loudness?: number | null | undefined;
  projectId: string;
  ratio?: string | null | undefined;
  size?: string | null | undefined;
  title?: string | null | undefined;
  /** @deprecated Use `gaps`: each has its `transition`. Removed after 2027-05-31. */
  transitions?: Array<string> | null | undefined;
  videoIds: Array<string>;
};

export type MessageKind =
  | 'DESCRIBE'
  | 'MODIFY'
  | 'VIDEO';

export type MessageSender =
  | 'ASSISTANT'
  | 'USER';

export type ModelChoiceInput = {
  alwaysSuccessor?: boolean | null | undefined;
  defaultForFrames?: string | null | undefined;
  defaultForReferences?: string | null | undefined;
  defaultForText: string;
  models: Array<string>;
};

export type NewStoryboardElementInput = {
  assetIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  kind: StoryboardElementKind;
  label?: string | null | undefined;
  name: string;
};

export type NoteFormat =
  | 'CSV'
  | 'EDL'
  | 'FCPXML';

export type NoteStatus =
  | 'DONE'
  | 'OPEN';

export type OpenReviewInput = {
  name: string;
  password?: string | null | undefined;
  token: string;
};

export type ProjectRole =
  | 'EDITOR'
  | 'MANAGER'
  | 'REVIEWER'
  | 'VIEWER';

export type RegisterInput = {
  email: string;
  password: string;
  setupToken?: string | null | undefined;
  username?: string | null | undefined;
};

export type RemoveCaptionOperation = {
  id: string;
};

export type RemoveCaptionTrackOperation = {
  language: string;
};

export type RemoveCueOperation = {
  id: string;
};

export type RemoveItemOperation = {
  id: string;
};

export type RemoveLowerThirdOperation = {
  id: string;
};

export type RestoreCardOperation = {
  afterId?: string | null | undefined;
  id: string;
};

export type ReviewKind =
  | 'CUT'
  | 'FILM'
  | 'FIRST_FRAMES'
  | 'TAKES';

export type ScoreFit =
  | 'FITS'
  | 'GONE'
  | 'LONGER'
  | 'NEW'
  | 'SHORTER';

export type ScoreSectionInput = {
  seconds: number;
  title: string;
  words: string;
};

export type ScriptRemainderKind =
  | 'BONEYARD'
  | 'CAMERA'
  | 'CAST_LIST'
  | 'MARK'
  | 'NOTE'
  | 'OUTLINE'
  | 'PAGE'
  | 'SCENE_NUMBER'
  | 'TITLE_PAGE'
  | 'TRANSITION';

export type SegmentKind =
  | 'DRAWN'
  | 'EMPTY'
  | 'PAID';

export type SendPromptInput = {
  acceptsUnknownPrice?: boolean | null | undefined;
  duration?: number | null | undefined;
  extendsVideoId?: string | null | undefined;
  firstFrameId?: string | null | undefined;
  lastFrameId?: string | null | undefined;
  magicPrompt?: boolean;
  model?: string | null | undefined;
  movement?: string | null | undefined;
  negativePrompt?: string | null | undefined;
  noteId?: string | null | undefined;
  projectId: string;
  prompt: string;
  promptOptimizer?: boolean | null | undefined;
  ratio?: string;
  referenceIds?: Array<string>;
  resolution?: string | null | undefined;
  seed?: number | null | undefined;
  sound?: boolean | null | undefined;
  takeOf?: string | null | undefined;
  variations?: number;
};

export type ShotDialogueInput = {
  speaker: string;
  text: string;
};

export type ShotFieldsInput = {
  camera?: string | null | undefined;
  dialogue?: Array<ShotDialogueInput> | null | undefined;
  editedPrompt?: string | null | undefined;
  firstFrameId?: string | null | undefined;
  heading?: string | null | undefined;
  lastFrameId?: string | null | undefined;
  referenceIds?: Array<string> | null | undefined;
  seconds?: number | null | undefined;
  stillId?: string | null | undefined;
  transition?: string | null | undefined;
  transitionSeconds?: number | null | undefined;
  words?: string | null | undefined;
};

export type ShotInput =
  | 'CAMERA'
  | 'DESCRIPTIONS'
  | 'FIRST_FRAME'
  | 'HEADING'
  | 'LAST_FRAME'
  | 'LOOK'
  | 'PICTURES'
  | 'PROMPT'
  | 'RATIO'
  | 'REFERENCES'
  | 'WORDS';

export type ShotOrder =
  | 'FIRST_FRAMES'
  | 'TAKES';

export type ShotTakeState =
  | 'FAILED'
  | 'GENERATING'
  | 'MISSING'
  | 'OUT_OF_DATE'
  | 'REFUSED'
  | 'TAKEN';

export type SignInInput = {
  deviceProof?: string | null | undefined;
  identifier: string;
  password: string;
};

export type SketchSoundInput = {
  kind: CueKind;
  projectId: string;
  seconds?: number | null | undefined;
  seed?: number | null | undefined;
  title?: string | null | undefined;
  voice?: SketchVoice | null | undefined;
  words: string;
};

export type SketchVoice =
  | 'AWB'
  | 'KAL'
  | 'KAL16'
  | 'RMS'
  | 'SLT';

export type SoundOrderInput = {
  kind: CueKind;
  model: string;
  plan?: Array<ScoreSectionInput> | null | undefined;
  seconds?: number | null | undefined;
  seed?: number | null | undefined;
  speed?: number | null | undefined;
  title?: string | null | undefined;
  use?: SoundUseInput | null | undefined;
  voice?: string | null | undefined;
  words: string;
};

export type SoundUseInput = {
  atSeconds?: number | null | undefined;
  isScore?: boolean | null | undefined;
  itemId?: string | null | undefined;
  shotId?: string | null | undefined;
  soundId?: string | null | undefined;
};

export type SplitItemOperation = {
  frame: number;
  id: string;
  newId: string;
  revision: number;
};

export type SplitScriptInput = {
  projectId: string;
  script: string;
  splitter?: Splitter | null | undefined;
};

export type Splitter =
  | 'LOCAL'
  | 'MODEL';

export type StorageKind =
  | 'FILMS'
  | 'MERGE_CACHE'
  | 'PICTURES'
  | 'SOUNDS'
  | 'TAKES';

export type StoryboardElementKind =
  | 'CAST'
  | 'PLACE'
  | 'PROP';

export type SyncLipsInput = {
  soundId: string;
  videoId: string;
};

export type Tool =
  | 'LIPS'
  | 'UPSCALE';

export type TransitionPreviewInput = {
  afterId: string;
  beforeId: string;
  projectId: string;
  seconds?: number | null | undefined;
  transition: string;
};

export type TranslateCaptionsInput = {
  fromLanguage: string;
  language: string;
  projectId: string;
};

export type UpdateAssetInput = {
  description?: string;
  id: string;
  name: string;
  tags?: Array<string>;
};

export type UpdateBudgetInput = {
  allowsUnknown?: boolean;
  isHard?: boolean;
  limitUsd: string;
  period: BudgetPeriod;
  scope: BudgetScope;
  subjectId?: string | null | undefined;
};

export type UpdatePresenceInput = {
  editedId?: string | null | undefined;
  isLeaving?: boolean;
  projectId: string;
};

export type UpdateProjectInput = {
  description: string;
  id: string;
  isPrivate?: boolean | null | undefined;
  name: string;
};

export type UpdateSoundInput = {
  id: string;
  kind?: CueKind | null | undefined;
  licence?: string | null | undefined;
  source?: string | null | undefined;
  title?: string | null | undefined;
};

export type UpdateStoryboardElementInput = {
  assetIds?: Array<string> | null | undefined;
  description?: string | null | undefined;
  id: string;
  imageUses?: Array<ElementImageUseInput> | null | undefined;
  kind?: StoryboardElementKind | null | undefined;
  label?: string | null | undefined;
  link?: boolean | null | undefined;
  looks?: Array<ElementLookInput> | null | undefined;
  name?: string | null | undefined;
};

export type UpdateStoryboardInput = {
  look?: string | null | undefined;
  model?: string | null | undefined;
  projectId: string;
  ratio?: string | null | undefined;
  referencesMax?: number | null | undefined;
};

export type UpdateStoryboardShotInput = {
  camera?: string | null | undefined;
  dialogue?: Array<ShotDialogueInput> | null | undefined;
  editedPrompt?: string | null | undefined;
  firstFrameId?: string | null | undefined;
  heading?: string | null | undefined;
  id: string;
  lastFrameId?: string | null | undefined;
  referenceIds?: Array<string> | null | undefined;
  revision: number;
  seconds?: number | null | undefined;
  stillId?: string | null | undefined;
  transition?: string | null | undefined;
  transitionSeconds?: number | null | undefined;
  words?: string | null | undefined;
};

export type UpdateWebhookInput = {
  events: Array<WebhookEvent>;
  id: string;
  isPaused?: boolean;
  projectIds?: Array<string>;
  url: string;
};

export type UploadAssetInput = {
  description?: string;
  name: string;
  tags?: Array<string>;
};

export type UploadSoundInput = {
  kind: CueKind;
  licence?: string;
  projectId: string;
  source?: string;
  title: string;
};

export type UpscaleVideoInput = {
  factor: number;
  videoId: string;
};

export type VideoSearchInput = {
  author?: string | null | undefined;
  createdAfter?: string | null | undefined;
  createdBefore?: string | null | undefined;
  model?: string | null | undefined;
  seed?: number | null | undefined;
  words?: string | null | undefined;
};

export type VideoStatus =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PENDING';

export type VoiceInput =
  | 'DIALOGUE'
  | 'VOICE';

export type WebhookEvent =
  | 'ASSET_WAITING'
  | 'BUDGET_NEARLY_USED'
  | 'FILM_FAILED'
  | 'FILM_READY'
  | 'NOTE_ADDED'
  | 'REVIEW_APPROVED'
  | 'REVIEW_CHANGES_REQUESTED'
  | 'REVIEW_FIRST_FRAME_APPROVED'
  | 'REVIEW_FIRST_FRAME_CHANGES_REQUESTED'
  | 'VIDEO_ACCEPTED'
  | 'VIDEO_FAILED'
  | 'VIDEO_READY'
  | 'VIDEO_REJECTED';
