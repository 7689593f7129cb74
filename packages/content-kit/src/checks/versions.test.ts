import { describe, expect, it } from 'vitest';
import { checkContent } from '../check.ts';
import { change, sampleContent } from '../sample.fixture.ts';

const skin = 'skins/demo/skin';

/** Returns field and reason of the check's findings for the sample after changes. */
function found(changes: string): string[] {
  const content = sampleContent();
  change(content, changes);
  return checkContent(content).map(({ field, reason }) => `${field}: ${reason}`);
}

describe('versions', () => {
  it.each([
    [`${skin}/versions = []`, 'versions: the list is empty'],
    [`${skin}/versions/1/id = "demo-2"`, 'versions[1].id: “demo-2” stands there twice'],
    [`${skin}/versions/0/id = "Demo 2"`, 'versions[0].id: "Demo 2" does not fit'],
    [`${skin}/versions/0/id = "unknown"`, 'versions[0].id: “unknown” cannot stand in an address'],
    [`${skin}/versions/1/status = "unchecked"`, 'versions[1].status: a newer version is checked'],
    [`${skin}/versions/0/status = "new"`, 'versions[0].status: "new" does not fit'],
  ])('%s', (changes, expected) => {
    expect(found(changes).join('\n')).toContain(expected);
  });

  it('may be unchecked at the newest end', () => {
    expect(found(`${skin}/versions/0/status = "unchecked"`)).toEqual([]);
  });
});

describe('ranges', () => {
  const os = `${skin}/downloadapps/1/when/os`;
  it.each([
    [`${os} = {"from":"demo-3"}`, 'downloadapps: own-step.os.from: “demo-3” is no version of this skin'],
    [`${os} = {"until":"demo-0"}`, 'downloadapps: own-step.os.until: “demo-0” is no version of this skin'],
    [`${os} = {"from":"demo-2","until":"demo-1"}`, 'downloadapps: own-step.os: no version is both'],
    [`${os} = {"since":"demo-1"}`, 'downloadapps[1].when.os.since: there is no such field'],
    [`${os} = ["demo-9"]`, 'downloadapps: own-step.os: “demo-9” is never answered'],
    [`${os} = {"from":"demo-2"} & skins/demo/steps/own-step/when = {"os":["demo-1"]}`, 'nobody reaches it'],
  ])('%s', (changes, expected) => {
    expect(found(changes).join('\n')).toContain(expected);
  });

  it.each(['{"from":"demo-1","until":"demo-2"}', '{"from":"demo-2","unknown":true}', '{}'])('%s is one', (range) => {
    expect(found(`${os} = ${range}`)).toEqual([]);
  });
});

describe('wordings', () => {
  const one = (when: string, label = 'pi_blocked') => `{"when":${when},"label":"${label}"}`;
  const wordings = (...all: string[]) => `${skin}/wordings = {"row_own":[${all.join(',')}]}`;
  it.each([
    [wordings(one('{"os":["demo-1"]}', 'none')), 'wordings.row_own: there is no label “none”'],
    [
      wordings(one('{"os":{"from":"demo-1"}}'), one('{"os":["demo-2"]}')),
      'wordings.row_own: demo-2 with the ROM global has two wordings',
    ],
    [wordings(one('{"os":{"until":"demo-7"}}')), 'wordings.row_own[0].when.os.until: “demo-7” is no version'],
  ])('%s', (changes, expected) => {
    expect(found(changes).join('\n')).toContain(expected);
  });

  it('exclude each other', () => {
    expect(found(wordings(one('{"os":["demo-1"]}'), one('{"os":["demo-2"]}', 'aosp_settings')))).toEqual([]);
  });
});

describe('steps beside others', () => {
  it.each([
    ['"none"', 'downloadapps: own-step: “none” is no step of this part'],
    ['"own-step"', 'downloadapps: own-step: “own-step” is no step of this part'],
  ])('%s', (beside, expected) => {
    expect(found(`${skin}/downloadapps/1/beside = ${beside}`).join('\n')).toContain(expected);
  });

  it('are asked for by a step, and a question has answers', () => {
    expect(found(`${skin}/downloadapps/1/sometimes = true`).join('\n')).toContain('no step asks for it');
    expect(found('steps/open-file/tool = "what-now"').join('\n')).toContain('this question has no answers');
    const listed = `${skin}/screens = {"open-file":[{"id":"own-step","why":"often"}]}`;
    const asked = `${skin}/downloadapps/1/beside = "open-file" & ${skin}/downloadapps/1/sometimes = true & ${listed}`;
    expect(found(`${asked} & steps/open-file/tool = "what-now"`)).toEqual([]);
  });

  it('stand beside one of the way', () => {
    expect(found(`${skin}/downloadapps/1/beside = "open-file"`)).toEqual([]);
  });
});

describe('rules that read a version', () => {
  it.each([
    ['{"match":"("}', 'reads[0].match: Invalid regular expression'],
    ['{"match":"D","os":{"group":1,"means":{"2":"demo-2"}}}', 'reads[0].os: the pattern has 0 groups'],
    ['{"match":"(D)","os":{"group":1,"means":{"2":"demo-9"}}}', 'reads[0].os: “demo-9” is never answered'],
    ['{"match":"(D)","rom":{"group":1,"means":{"*":"mars"}}}', 'reads[0].rom: “mars” is never answered'],
  ])('%s', (rule, expected) => {
    expect(found(`${skin}/reads = [${rule}]`).join('\n')).toContain(expected);
  });
});
