export type { AppEntry, InAppBrowsers, KnownApp, KnownSigners } from '../schema/app.ts';
export type { Fact } from '../schema/fact.ts';
export type { Gate, GateTask, GateWords, Rollout } from '../schema/gate.ts';
export type { LabelEntry } from '../schema/label.ts';
export type { BadgeWords, Glossary, LocaleCard, Phrases, Plural, SafetyWords, Term, Text } from '../schema/locale.ts';
export type { Message, MessageWords } from '../schema/message.ts';
export type {
  Mark,
  Scene,
  SceneButton,
  SceneMark,
  ScenePart,
  ScenePrompt,
  SceneRow,
  SceneWords,
} from '../schema/scene.ts';
export type {
  FlowEntry,
  Meaning,
  Screens,
  Skin,
  SkinCard,
  SkinHints,
  SkinLook,
  SkinWords,
  Version,
  VersionRule,
} from '../schema/skin.ts';
export type { Condition, Step, StepWords, VersionRange } from '../schema/step.ts';
export type { CompiledAnswer, CompiledAnswers, SkinAnswer } from './answers.ts';
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
  MessagePhones,
  Messages,
  MessageWay,
  PlainCondition,
  PlannedStep,
  PossibleScreen,
  UiWords,
  VersionTable,
  VersionTables,
} from './guide.ts';
export type { Quote } from './quote.ts';
export type { CompiledFact, FactTable, LabelSource } from './sources.ts';
export {
  type Confidence,
  isWordList,
  type Need,
  needs,
  otherTopics,
  type PartName,
  partNames,
  phoneNames,
  type SourceKind,
  type StepTool,
  sourceKinds,
  stages,
  whereWords,
} from './values.ts';
