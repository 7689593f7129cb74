export { type AnswerPlace, type CompiledAnswer, type CompiledAnswers, type Phrases, phoneNames } from './answers.ts';
export { type AppEntry, appFields, appKinds } from './app.ts';
export type { Confidence, Fact } from './fact.ts';
export type { Gate, GateTask, GateWords, Rollout } from './gate.ts';
export type { Glossary, Term } from './glossary.ts';
export type {
  AppCard,
  CheckWords,
  CompiledGate,
  CompiledGates,
  CompiledLabel,
  CompiledMessage,
  Guide,
  LabelTable,
  ListedApp,
  Messages,
  MessageWay,
  PartName,
  PlannedStep,
  UiWords,
  VersionTables,
} from './guide.ts';
export type { InAppBrowsers } from './in-app.ts';
export type { KnownApp, KnownSigners } from './known-signers.ts';
export type { Label } from './label.ts';
export { type LocaleCard, type Plural, type SafetyWords, scripts, type Text } from './locale.ts';
export { installStatuses, type Message, type MessageWords, speakers, stages } from './message.ts';
export type { Quote } from './quote.ts';
export type { Mark, Scene, SceneButton, SceneMark, ScenePart, ScenePrompt, SceneRow, SceneWords } from './scene.ts';
export { type Sheet, type SheetRow, withholdingReasons } from './sheet.ts';
export type {
  FlowEntry,
  LabelVariant,
  Meaning,
  Rom,
  Skin,
  SkinCard,
  SkinHints,
  SkinLook,
  SkinWords,
  Version,
  VersionRule,
} from './skin.ts';
export { type CompiledFact, type FactTable, type LabelSource, type SourceKind, sourceKinds } from './sources.ts';
export {
  type Condition,
  type Need,
  needs,
  type PlainCondition,
  permissions,
  type Step,
  type StepTool,
  type StepWords,
  stepTools,
  type VersionRange,
} from './step.ts';
