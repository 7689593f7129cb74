// Long, because it is one table, which shows that no rule reports what another has reported.

import { describe, expect, it } from 'vitest';
import { checkContent, showFinding } from './check.ts';
import { change, sampleContent } from './sample.fixture.ts';
import { withStandIns } from './stand-ins.ts';

// Shorter names for the long paths in the table.
const short: Readonly<Record<string, string>> = {
  SHARED: 'steps/open-file',
  OWN: 'skins/demo/steps/own-step',
  SKIN: 'skins/demo',
  APP: 'apps/org.example.app',
  KNOWN: 'knownSigners/apps/org.example.other',
  WORDS: 'steps/open-file',
};
const written = (text: string) => text.replace(/\b[A-Z]{3,}\b/g, (name) => short[name] ?? name);

/** What is broken | how | file, field and words of the expected finding's reason, relative to `content/`. */
const table = `
unknown label in a drawing   | SHARED/scenes/0/parts/0/words/label = "nope" | SHARED.ts | scenes | nope
unknown label in a sentence  | locales/en/WORDS/see = "{label:nope}" & locales/uk/WORDS/see = "{label:nope}" | locales/en/steps.json | open-file | nope
unknown label on a way       | SKIN/skin/path/+ = "nope" | SKIN/skin.ts | path | nope
unknown label of a message   | messages/blocked/labels/+ = "nope" | messages/blocked.ts | labels | nope
unknown label behind a role  | SKIN/skin/roles/settings = "nope" | SKIN/skin.ts | roles.settings | nope
missing gloss                | locales/uk/glosses/row_own = - | locales/uk/glosses.json | row_own | no translation
gloss for a known label      | locales/uk/glosses/aosp_settings = "Опції" | locales/uk/glosses.json | aosp_settings | phones have this label
gloss for no label           | locales/uk/glosses/nope = "Ні" | locales/uk/glosses.json | nope | no such label
brackets within brackets     | locales/uk/glosses/row_own = "Рядок (мій)" | locales/uk/glosses.json | row_own | brackets
label without a source       | labels/pi_blocked/source = "" | labels | pi_blocked.source | does not fit
stand-in that is no label    | SKIN/labels/row_own/or = "nope" | skins/demo/labels.json | row_own.or | nope
feature the source lacks     | locales/uk/namespaces/nope = {} | locales/uk/namespaces/nope.json | whole file | no such file
key that says two things     | locales/en/namespaces/share/title = "T {app}" & locales/uk/namespaces/share/title = "T {app}" | locales/en/namespaces/share.json | title | has this key too
skin that nobody has seen     | SKIN/labels = {} & SKIN/steps = {} | SKIN/card.ts | status | nothing of it was read
gate without words           | locales/en/gates/guard/stop = - | locales/en/gates.json | guard.stop | missing
gate with a task unexplained | locales/en/gates/guard/tasks/open/do = - | locales/en/gates.json | guard.tasks.open.do | missing
gate of a message's address  | gates/blocked = {"id":"blocked","order":2,"labels":[],"facts":[]} | gates/blocked.ts | id | same address
gate that leads nowhere      | gates/guard/next = ["nope"] | gates/guard.ts | next | no gate
gate without its question    | gates/guard/tasks/0/asks = - | gates/guard.ts | tasks | before the question
gate that stays open         | gates/guard/tasks/2/closes = - | gates/guard.ts | tasks | never closed
gate from no day             | gates/guard/rollout = {"countries":["BR"],"from":"2026-02-30","elsewhere":"2027"} | gates/guard.ts | rollout.from | is not a day
step of an unknown gate      | steps/open-file/gate = "nope" | steps/open-file.ts | gate | no gate
guard switched off           | locales/en/messages/blocked/cause = "Switch off the scan." | locales/en/messages.json | blocked.cause | switch a guard
something risky unasked      | steps/open-file/risky = true | skins/demo/skin.ts | downloadapps: open-file | before the question
opened and left open         | steps/open-file/opens = ["source"] | skins/demo/skin.ts | tidy: source | no step of the tidy-up
empty sentence               | locales/uk/ui/title = " " | locales/uk/ui.json | title | does not fit
wrong slot                   | locales/uk/rescue/retry = "Ще {n}" | locales/uk/rescue.json | retry | {n}
slot that nobody fills       | locales/en/WORDS/see = "{ap}" & locales/uk/WORDS/see = "{ap}" | locales/en/steps.json | open-file.see | {ap}
plural form without number   | locales/uk/ui/left/many = "кроки" | locales/uk/ui.json | left.many | {n}
one text for all numbers     | locales/uk/ui/left = "{n} кроки" | locales/uk/ui.json | left | plural form
sentence the source lacks    | locales/uk/ui/more = "Ще" | locales/uk/ui.json | more | no such key
words of no skin             | locales/uk/skins/nope = {} | locales/uk/skins/nope.json | whole file | no such skin
address in prose             | locales/uk/ui/title = "https://a.b {app}" | locales/uk/ui.json | title | an address
markup in prose              | locales/uk/ui/title = "<b>{app}</b>" | locales/uk/ui.json | title | markup
two spaces in a row          | locales/uk/ui/title = "Крок:  {app}" | locales/uk/ui.json | title | two spaces
a stop that stands twice     | locales/uk/ui/title = "{app}.." | locales/uk/ui.json | title | twice
half-width brackets by Han   | locales/zh = @locales/uk & locales/zh/ui/title = "安装{app} (测试)好" | locales/zh/ui.json | title | half-width brackets
direction mark in prose      | SKIN/words/rom-hint = "Look\\u200f here." | SKIN/words.json | rom-hint | direction mark
no source language           | locales/en/card/fallback = - | locales | card.fallback | no language
two source languages         | locales/uk/card/fallback = true | locales/uk/card.ts | fallback | en
own step without words       | SKIN/words/steps/own-step = - & locales/uk/SKIN/steps/own-step = - | SKIN/words.json | steps.own-step.title | missing
shared step without words    | locales/en/WORDS = - & locales/uk/WORDS = - | locales/en/steps.json | open-file.title | missing
source step without a part   | locales/en/WORDS/see = - & locales/uk/WORDS/see = - | locales/en/steps.json | open-file.see | missing
message without words        | locales/en/messages/blocked = - & locales/uk/messages/blocked = - | locales/en/messages.json | blocked.cause | missing
message that says nothing    | locales/en/messages/blocked/do = - & locales/uk/messages/blocked/do = - | locales/en/messages.json | blocked.do | neither what to do
message nobody can name      | messages/blocked/labels = [] | locales/en/messages.json | blocked.title | nothing says what happens
message with a strange slot  | locales/en/messages/blocked/cause = "{ap}" & locales/uk/messages/blocked/cause = "{ap}" | locales/en/messages.json | blocked | {ap}
lost slot in a message       | locales/en/messages/blocked/cause = "{app}" | locales/uk/messages.json | blocked | {app}
taps that are no list        | locales/uk/messages/blocked/do = [] | locales/uk/messages.json | blocked.do | list of sentences
words of no message          | locales/uk/messages/nope = @locales/uk/messages/blocked | locales/uk/messages.json | nope | no such message
message without facts        | messages/blocked/facts = [] | messages/blocked.ts | facts | the list is empty
fact of a message, no source | messages/blocked/facts/0/source = "" | messages/blocked.ts | facts[0].source | does not fit
unknown step of a message    | messages/blocked/steps/+ = "nope" | messages/blocked.ts | steps | nope
unknown way of a message     | messages/blocked/way = "nope" | messages/blocked.ts | steps | nope
unknown stage of a message   | messages/blocked/stage = "moon" | messages/blocked.ts | stage | moon
unknown speaker              | messages/blocked/says = "cat" | messages/blocked.ts | says | cat
versions of every phone      | messages/blocked/when = {"os":["demo-1"]} | messages/blocked.ts | when.os | no versions
label in a message's words   | locales/en/messages/blocked/cause = "{label:nope}" & locales/uk/messages/blocked/cause = "{label:nope}" | locales/en/messages.json | blocked | nope
label in a message's drawing | messages/blocked/scenes = @SHARED/scenes & messages/blocked/scenes/0/parts/0/words/label = "nope" | messages/blocked.ts | scenes | nope
missing gloss of a message   | locales/uk/glosses/pi_blocked = - | locales/uk/glosses.json | pi_blocked | no translation
message at a step's address  | messages/own-step = @messages/blocked & messages/own-step/id = "own-step" | messages/own-step.ts | id | something else
message at another's address | SKIN/messages = {"blocked":{}} & SKIN/messages/blocked = @messages/blocked | SKIN/messages/blocked.ts | id | has this id too
own message, unknown version | SKIN/messages = {"own":{}} & SKIN/messages/own = @messages/blocked & SKIN/messages/own/id = "own" & SKIN/messages/own/when = {"os":["demo-9"]} | SKIN/messages/own.ts | when.os | demo-9
own message, unknown maker   | SKIN/messages = {"own":{}} & SKIN/messages/own = @messages/blocked & SKIN/messages/own/id = "own" & SKIN/messages/own/when = {"maker":["Vega"]} | SKIN/messages/own.ts | when.maker | Vega
own message without words    | SKIN/messages = {"own":{}} & SKIN/messages/own = @messages/blocked & SKIN/messages/own/id = "own" | SKIN/words.json | messages.own.cause | missing
unreached shared step        | steps/lost = @SHARED | steps/lost.ts | id | nobody reaches
unreached own step           | SKIN/steps/lost = @OWN | SKIN/steps/lost.ts | id | nobody reaches
step that is not there       | SKIN/skin/service/+ = "nope" | SKIN/skin.ts | service: nope | no such step
duplicate step               | SKIN/skin/service/+ = "open-file" | SKIN/skin.ts | open-file | twice
exclusive conditions         | OWN/when = {"os":["demo-2"]} | SKIN/skin.ts | own-step | exclude each other
unknown version in the list  | SKIN/skin/downloadapps/1/when/os = ["demo-9"] | SKIN/skin.ts | own-step.os | demo-9
unknown region in a step     | OWN/when/rom = ["mars"] | OWN.ts | when.rom | mars
unknown need in a shared one | SHARED/when = {"need":["luck"]} | SHARED.ts | when.need | luck
unknown condition            | OWN/when/mood = ["good"] | OWN.ts | when.mood | no such field
drawing without alternative  | SHARED/scenes/0/parts = [{"kind":"group","rows":[{"ghost":30}]}] | SHARED.ts | scenes[0] | no text alternative
marks in two parts           | OWN/scenes/0/parts/+ = @OWN/scenes/0/parts/0 | OWN.ts | scenes[0] | two things are marked
two marks in one list        | OWN/scenes/0/parts/0/rows/+ = {"label":"row_own","mark":"tap"} | OWN.ts | scenes[0] | two things are marked
marks on a menu and a row    | SHARED/scenes/0/parts/0/menu = "tap" | SHARED.ts | scenes[0] | two things are marked
switch said and not drawn    | SKIN/words/steps/own-step/see = "The switch is on." | OWN.ts | scenes | no such switch
label said and not drawn     | SKIN/words/steps/own-step/do = "Tap {label:pi_blocked}." & locales/uk/SKIN/steps/own-step/do = "{label:pi_blocked}" | OWN.ts | scenes | pi_blocked
reason for what is drawn     | OWN/undrawn = {"row_own":"too small"} | OWN.ts | undrawn.row_own | it is drawn
two steps with one ending    | SHARED/scenes = @OWN/scenes | OWN.ts | scenes | that of “open-file”
message without its label    | messages/blocked/labels = ["aosp_settings"] & locales/en/messages/blocked/do = ["{label:pi_blocked}"] & locales/uk/messages/blocked/do = ["{label:pi_blocked}"] | messages/blocked.ts | scenes | pi_blocked
screen of no step             | SKIN/skin/screens = {"nope":[]} | SKIN/skin.ts | screens.nope | no such step
screen that is not there      | SKIN/skin/screens = {"open-file":[{"id":"nope","why":"often"}]} | SKIN/skin.ts | screens.open-file: nope | neither a step
screen without a reason       | SKIN/skin/screens = {"open-file":[{"id":"blocked"}]} | SKIN/skin.ts | screens.open-file[0].why | missing
screen of an unknown version  | SKIN/skin/screens = {"open-file":[{"id":"blocked","why":"often","when":{"os":["demo-9"]}}]} | SKIN/skin.ts | screens.open-file: blocked.os | demo-9
answer that is not listed     | SKIN/skin/downloadapps/1/beside = "open-file" & SKIN/skin/downloadapps/1/sometimes = true | SKIN/skin.ts | screens.open-file | not listed
wrong id of a step           | OWN/id = "other" | OWN.ts | id | other
wrong id of a message        | messages/blocked/id = "other" | messages/blocked.ts | id | other
unknown status of a message  | messages/blocked/status = "sad" | messages/blocked.ts | status | sad
status of two messages       | messages/later = @messages/blocked & messages/later/id = "later" & locales/en/messages/later = @locales/en/messages/blocked & locales/uk/messages/later = @locales/uk/messages/blocked | messages/later.ts | status | blocked has
unknown tool of a step       | steps/open-file/tool = "hammer" | steps/open-file.ts | tool | hammer
lost slot in the check       | locales/uk/check/choose = "Виберіть" | locales/uk/check.json | choose | {app}
address in the check         | locales/uk/check/choose = "www.example.org {app}" | locales/uk/check.json | choose | address
wrong id of a skin           | SKIN/card/id = "other" | SKIN/card.ts | id | other
wrong package                | APP/package = "org.example.other" | APP.ts | package | other
wrong tag                    | locales/uk/card/tag = "ua" | locales/uk/card.ts | tag | ua
id that is no address        | SKIN/steps/Lost_One = @OWN & SKIN/steps/Lost_One/id = "Lost_One" | SKIN/steps/Lost_One.ts | id | does not fit
no seconds                   | OWN/seconds = 0 | OWN.ts | seconds | does not fit
no facts                     | OWN/facts = [] | OWN.ts | facts | the list is empty
fact without a source        | OWN/facts/0/source = "" | OWN.ts | facts[0].source | does not fit
unknown confidence           | OWN/facts/0/confidence = "sure" | OWN.ts | facts[0].confidence | sure
bad date                     | OWN/facts/0/checked = "20.11.2026" | OWN.ts | facts[0].checked | not a day
day that no month has        | OWN/facts/0/checked = "2026-02-30" | OWN.ts | facts[0].checked | not a day
bad date of an app           | APP/checked = "soon" | APP.ts | checked | soon
http page                    | APP/page = "http://example.org/" | APP.ts | page | https
page with a hidden host      | APP/page = "https://example.org@evil.example/" | APP.ts | page | https
page with a turning mark     | APP/page = "https://example.org/\\u202egpj" | APP.ts | page | https
wrong digest                 | APP/certificates/0/sha256 = "AB12" | APP.ts | certificates[0].sha256 | AB12
certificate of no page       | APP/certificates/0/place = "elsewhere" | APP.ts | certificates | none signs
certificate listed twice     | APP/certificates/+ = @APP/certificates/0 | APP.ts | certificates.sha256 | twice
key that everybody has       | APP/certificates/0/sha256 = "a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc" | APP.ts | certificates.sha256 | everybody
unknown place                | APP/certificates/0/place = "moon" | APP.ts | certificates[0].place | moon
place with a long name       | APP/certificates/0/channel = "Here, there and in all the other places" | APP.ts | certificates[0].channel | 39 characters
wrong digest of a known app  | KNOWN/certificates/1/sha256 = "AB12" | known-signers.json | apps.org.example.other.certificates[1].sha256 | AB12
http page of a known app     | KNOWN/page = "http://example.org/" | known-signers.json | apps.org.example.other.page | https
known app without sources    | KNOWN/sources = [] | known-signers.json | apps.org.example.other.sources | the list is empty
known app of no known source | KNOWN/sources/0 = "hearsay" | known-signers.json | apps.org.example.other.sources | hearsay
known app in the catalogue   | knownSigners/apps/org.example.app = @KNOWN | known-signers.json | apps.org.example.app | the catalogue has
known app with a wrong name  | knownSigners/apps/other = @KNOWN | known-signers.json | apps.other | does not fit
bad date of known apps       | knownSigners/checked = "soon" | known-signers.json | checked | soon
http source of known apps    | knownSigners/sources/book/address = "http://example.org/" | known-signers.json | sources.book.address | https
unknown kind                 | APP/kind = "toy" | APP.ts | kind | toy
unknown need of an app       | APP/needs = ["luck"] | APP.ts | needs | luck
app without sources          | APP/sources = [] | APP.ts | sources | the list is empty
poor contrast                | SKIN/look/accent/light = "#ffffff" | SKIN/look.ts | accent | #ffffff
bad regular expression       | SKIN/hints/model = ["^(EX"] | SKIN/hints.ts | model[0] | ^(EX
skin without a maker         | SKIN/card/makers = [] | SKIN/card.ts | makers[0] | missing
unknown direction            | locales/uk/card/dir = "up" | locales/uk/card.ts | dir | up
unknown script               | locales/uk/card/script = "runes" | locales/uk/card.ts | script | runes
`;

interface Break {
  readonly name: string;
  readonly changes: string;
  readonly finding: object;
}

const breaks = table
  .trim()
  .split('\n')
  .map((line): Break => {
    const [name, changes, file, field, reason] = line.split(' | ').map((cell) => cell.trim());
    return {
      name: name!,
      changes: written(changes!),
      finding: {
        file: `content/${written(file!)}`,
        field: expect.stringContaining(field!),
        reason: expect.stringContaining(reason!),
        remedy: expect.stringMatching(/^\S.+\.$/),
      },
    };
  });

/** Returns the findings for the sample after these changes. */
function check(...changes: readonly string[]) {
  const content = sampleContent();
  for (const one of changes) change(content, written(one));
  return checkContent(content);
}

it('finds nothing wrong in content that is right', () => {
  expect(check()).toEqual([]);
});

describe('finds, each by itself', () => {
  it.each(breaks)('$name', ({ changes, finding }) => {
    expect(check(changes)).toContainEqual(finding);
  });
});

describe('has one finding for one cause', () => {
  const words = 'content/locales/en/steps.json';
  /** Moves a sentence of the source to another name. */
  const misspelled = (name: string) => `locales/en/WORDS/${name} = @locales/en/WORDS/done & locales/en/WORDS/done = -`;

  it('names the field that a mistyped one means, and spares the translations', () => {
    expect(check(misspelled('don'))).toEqual([
      expect.objectContaining({
        file: words,
        field: 'open-file.don',
        remedy: expect.stringContaining('Write “done”, if that is meant.'),
      }),
    ]);
  });

  it('never advises to delete a translation whose source has vanished', () => {
    const findings = check('locales/en/WORDS/done = -');
    expect(findings).toEqual([expect.objectContaining({ file: words, field: 'open-file.done' })]);
    for (const { remedy } of findings) expect(remedy).not.toMatch(/[Rr]emove/);
  });

  it('tells a field that no step has once, in a translation too', () => {
    expect(check('locales/uk/WORDS/titel = "Так"')).toMatchObject([{ field: 'open-file.titel' }]);
  });

  it('proposes a name to a translation that has mistyped one', () => {
    const [finding, ...others] = check('locales/uk/ui/titel = @locales/uk/ui/title & locales/uk/ui/title = -');
    expect(finding).toMatchObject({ file: 'content/locales/uk/ui.json', field: 'titel' });
    expect(finding!.remedy).toContain('Write “title”');
    expect(others).toEqual([]);
  });
});

describe('has one finding for a label that the source has mistyped', () => {
  const rows = [
    ['WORDS/see', 'content/locales/en/steps.json', 'open-file.see'],
    ['messages/blocked/cause', 'content/locales/en/messages.json', 'blocked'],
    ['gates/guard/what', 'content/gates/guard.ts', 'labels'],
  ] as const;

  it.each(rows)('in %s, with the name that is meant, and none in its translations', (at, file, field) => {
    const uk = `locales/uk/gates = @locales/en/gates & locales/uk/${at} = "{label:pi_blocked}"`;
    expect(check(uk, `locales/en/${at} = "{label:pi_blockd}"`)).toEqual([
      expect.objectContaining({
        file,
        field,
        remedy: expect.stringMatching(/^Write “pi_blocked”, if that is meant\./),
      }),
    ]);
  });
});

it('has one finding for a role that stands for no label', () => {
  expect(check('SKIN/skin/roles/settings = "aosp_setings"')).toMatchObject([{ field: 'roles.settings' }]);
});

it('names the step that a mistyped one means', () => {
  const [finding] = check('SKIN/skin/service/+ = "open-fle"');
  expect(finding!.remedy).toMatch(/^Write “open-file”, if that is meant\./);
});

it('names the slot that a mistyped one means', () => {
  const slot = check('locales/en/WORDS/see = "{ap}" & locales/uk/WORDS/see = "{ap}"');
  expect(slot).toMatchObject([{ remedy: expect.stringMatching(/^Write “{app}”, if that is meant\./) }]);
});

it.each([
  ['en-GB', 'Write “en”.'],
  ['xx', 'Use some of: en, uk.'],
])('tells the languages of a note in %s', (tag, remedy) => {
  expect(check(`APP/note = {"${tag}":"Note"}`)).toMatchObject([{ field: `note.${tag}`, remedy }]);
});

describe('finds all at once', () => {
  const ten =
    /^(missing gloss|empty sentence|wrong (slot|digest)|duplicate step|bad (date|reg.*)|http page|poor contrast|words of no skin)$/;

  it('ten mistakes in one run', () => {
    const chosen = breaks.filter(({ name }) => ten.test(name));
    const findings = check(...chosen.map(({ changes }) => changes));
    expect(chosen).toHaveLength(10);
    for (const { finding } of chosen) expect(findings).toContainEqual(finding);
  });

  it('and goes on where a check meets a shape that it does not expect', () => {
    const files = check('SKIN/skin = {}', 'APP/page = "http://example.org/"').map(({ file }) => file);
    expect(files).toContain(written('content/APP.ts'));
  });
});

describe('what a language lacks is no mistake', () => {
  const lacking = [
    'locales/uk/ui/title = -',
    'locales/uk/rescue/retry = -',
    'locales/uk/WORDS/see = -',
    'locales/uk/SKIN = -',
    'locales/uk/namespaces/share = -',
    'locales/uk/ui/left/few = -',
    'locales/uk/check/choose = -',
    'locales/uk/messages/blocked/cause = -',
  ];

  it.each(lacking)('%s', (one) => {
    expect(check(one)).toEqual([]);
  });

  it('the source stands in: a sentence by itself and listed, a step and a message as a whole', () => {
    const content = sampleContent();
    for (const one of lacking) change(content, written(one));
    const { uk, en } = withStandIns(content).locales;
    expect([uk!.ui.title, uk!.ui.left, uk!.check.choose]).toEqual([en!.ui.title, en!.ui.left, en!.check.choose]);
    expect(uk!.standIns).toEqual(expect.arrayContaining([en!.ui.title, en!.rescue.retry]));
    expect(Object.keys(uk!.steps)).not.toContain('open-file');
    expect(Object.keys(uk!.messages)).not.toContain('blocked');
    expect(withStandIns(sampleContent()).locales.uk).not.toHaveProperty('standIns');
  });

  it('without words for the safety check, steps, messages and gates stand in', () => {
    const content = sampleContent();
    change(content, 'locales/uk/safety = {}');
    const { uk } = withStandIns(content).locales;
    expect([uk!.steps, uk!.messages, uk!.skins.demo!.steps]).toEqual([{}, {}, {}]);
    expect(uk!.ui).toEqual(content.locales.uk!.ui);
  });

  it('a safety file that was copied from the source is one', () => {
    expect(check('locales/uk/safety = @locales/en/safety')).toContainEqual(
      expect.objectContaining({ file: 'content/locales/uk/safety.json', reason: expect.stringContaining('copy') }),
    );
  });

  it('a draft whose safety file is a copy does not accuse the language that it was copied from', () => {
    const draft = 'locales/sv = @locales/uk & locales/sv/card/status = "draft" & locales/sv/card/inProgress = "…"';
    const copies = check(draft).filter(({ reason }) => reason.includes('is a copy'));
    expect(copies).toMatchObject([{ file: 'content/locales/sv/safety.json' }]);
  });

  it('a draft says “in progress”, and is not the fallback', () => {
    expect(check('locales/uk/card/status = "draft"')).toMatchObject([{ field: 'inProgress' }]);
    expect(check('locales/uk/card/status = "draft" & locales/uk/card/inProgress = "…"')).toEqual([]);
  });
});

describe('asks of a draft only what one folder can hold', () => {
  it('no translation of its steps, no translation of its labels', () => {
    const draft = 'SKIN/card/status = "draft" & locales/uk/SKIN = - & locales/uk/glosses/row_own = -';
    expect(check(draft)).toEqual([]);
  });

  it('but a label that a published skin shows too needs its translation', () => {
    const both = 'skins/later = @SKIN & skins/later/card/id = "later" & skins/later/card/status = "draft"';
    expect(check(both, 'locales/uk/glosses/row_own = -')).toMatchObject([{ field: 'row_own' }]);
  });
});

it('shows a finding with its file, field, reason and remedy', () => {
  const text = showFinding({ file: 'a/b.ts', field: 'id', reason: 'it is wrong', remedy: 'Mend it.' });
  for (const part of ['a/b.ts', 'id', 'it is wrong', 'Mend it.']) expect(text).toContain(part);
});
