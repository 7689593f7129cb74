import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { measureScreen } from './measure.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
});
afterAll(() => browser.close());

const bar = '<div style="position: sticky; bottom: 0"><a href="#a">Go on</a><button>i</button></div>';

/** Measures a page that has no problem apart from what is added to it. */
async function problems(extra: string, foot = bar, heading = '<h1>Heading</h1>'): Promise<string[]> {
  await page.setContent(`<!doctype html><title>Page</title><main>${heading}${extra}</main>${foot}`);
  return page.evaluate(measureScreen, true);
}

describe('measureScreen', () => {
  it('reports nothing for a good page', async () => {
    const hidden = '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Read aloud only</p>';
    const crop =
      '<figure><div role="img" aria-label="A list"><div style="height: 20px; overflow: hidden"><p>One</p><p>Two</p></div></div></figure>';
    const names =
      '<img alt="" src="data:,"><label>Name <input></label><svg aria-hidden="true"></svg><button aria-label="Close"></button>';
    expect(await problems(hidden + crop + names)).toEqual([]);
  });

  const narrow = 'width: 40px; overflow: hidden; white-space: nowrap';
  it.each([
    ['a page that scrolls sideways', '<div style="width: 500px; height: 4px"></div>', 'the page is 508 px wide'],
    [
      'text cut off at its side',
      `<p style="${narrow}">Much too long a text</p>`,
      'cut off at its side: “Much too long a text”',
    ],
    ['an ellipsis', `<p style="text-overflow: ellipsis; ${narrow}">A very long text</p>`, 'cut off at its side'],
    ['text cut off below', '<div style="height: 9px; overflow: hidden"><p>Half</p></div>', 'text is cut off: “Half”'],
    ['text beside its box', '<p style="width: 30px">Unbreakable</p>', 'text leaves its box: “Unbreakable”'],
    ['text beside the page', '<p style="position: fixed; left: -30px">Outside</p>', 'text leaves the page: “Outside”'],
    [
      'a hint cut off',
      '<input aria-label="x" style="width: 50px" placeholder="Type a few words">',
      'a hint is cut off',
    ],
    ['a slot in the text', '<p>Open {file}</p>', 'unfilled text: {file}'],
    ['a slot in a name', '<button aria-label="undefined">x</button>', 'unfilled text: undefined'],
    ['a button without a name', '<button><svg aria-hidden="true"></svg></button>', 'a button has no name'],
    ['a drawing without words', '<figure><div>Drawn</div></figure>', 'a picture says nothing'],
    ['an empty alternative', '<div role="img" aria-label=" ">x</div>', 'a picture says nothing'],
    ['an image without any', '<img src="data:,">', 'a picture says nothing'],
    ['a second heading', '<h1>Another</h1>', 'it has 2 main headings'],
  ])('reports %s', async (_what, extra, problem) => {
    const found = await problems(extra);
    expect(found.join('\n')).toContain(problem);
    expect(found).toHaveLength(1);
  });

  it('reports a main action that is missing, outside the screen, or covered', async () => {
    expect(await problems('', '')).toEqual(['the main action is missing']);
    expect(await problems('', '<div style="position: fixed; bottom: 0; left: 355px">'.concat(bar, '</div>'))).toContain(
      'the main action is not whole in sight',
    );
    const cover = '<div style="position: fixed; inset: 0; z-index: 9; background: red"></div>';
    expect(await problems(cover)).toEqual(['the main action is covered']);
  });
});
