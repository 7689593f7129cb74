export { checkContent, showFinding } from './check.ts';
export { checkApps } from './checks/cards.ts';
export { glossaryFindings } from './checks/glossary.ts';
export { findPhraseShortages } from './checks/phrases.ts';
export { checkKnownSigners } from './checks/signers.ts';
export { compileAnswers } from './compile/answers.ts';
export { compileAppChunks, compileApps } from './compile/apps.ts';
export { compileChunks } from './compile/chunks.ts';
export { compileFacts } from './compile/facts.ts';
export { compileGates } from './compile/gates.ts';
export { compileGuide, compileLabelTable, compileSigners, compileVersions } from './compile/guide.ts';
export { compileCheck, compileMessageLabels, compileMessages } from './compile/messages.ts';
export { compileRussian } from './compile/russian.ts';
export {
  allLabels,
  type ById,
  type Content,
  type Finding,
  type LabelEntry,
  screenWords,
  sourceTag,
} from './content.ts';
export { dayOf } from './day-of.ts';
export { compileLabel, entryId, labelsOfSkin, stepIds } from './labels-of.ts';
export { labelsOfMessage, messagesOf, ownMessageWords } from './messages-of.ts';
export { flowFiles } from './open/flow.ts';
export { flowSchema, flowSourcesSchema } from './open/flow-schema.ts';
export { openGuide } from './open/guide.ts';
export { guideSchema } from './open/guide-schema.ts';
export { schemaFiles } from './open/terms.ts';
export { datedFacts, freshDays, staleFacts, staleLines } from './stale.ts';
export { publishedTags, withStandIns } from './stand-ins.ts';
