import { createContext, runInContext } from 'node:vm';
import { suggestSkin } from '@sideguide/guide-core/detect';
import { type PhoneSample, phoneSamples } from '@sideguide/guide-core/testing';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { content } from '../../../content-kit/test/content.ts';
import { buttonPage } from './button-page.ts';
import { buttonScript, integrityOf } from './button-script.ts';

const script = buttonScript(content);

/** The subset of an element that the script uses. */
class FakeElement {
  readonly style = { cssText: '' };
  readonly children: FakeElement[] = [];
  parentNode: FakeElement | undefined;
  textContent = '';
  href = '';
  lang = '';
  dir = '';
  readonly attributes: Readonly<Record<string, string>>;
  constructor(attributes: Readonly<Record<string, string>> = {}) {
    this.attributes = attributes;
  }
  getAttribute = (name: string) => this.attributes[name] ?? null;
  querySelector = () => this.children[0] ?? null;
  appendChild(child: FakeElement) {
    child.parentNode = this;
    this.children.push(child);
    return child;
  }
}

/** Runs the script and draws one element. Returns its link. */
async function draw(
  attributes: Readonly<Record<string, string>>,
  seen: PhoneSample['seen'],
  language = 'en',
  currentScript: object = { defer: false, src: 'https://guide.example/below/button.js' },
): Promise<FakeElement> {
  const defined: { prototype: { connectedCallback(this: FakeElement): void } }[] = [];
  const userAgentData = { getHighEntropyValues: async () => ({ model: seen.model }) };
  runInContext(
    script,
    createContext({
      document: {
        currentScript,
        readyState: 'complete',
        createElement: () => new FakeElement(),
      },
      navigator: { userAgent: seen.userAgent ?? '', language, ...(seen.model ? { userAgentData } : {}) },
      HTMLElement: class {},
      customElements: {
        define: (_name: string, definition: (typeof defined)[number]) => void defined.push(definition),
      },
    }),
  );
  const element = new FakeElement(attributes);
  defined[0]!.prototype.connectedCallback.call(element);
  await new Promise((resolve) => setTimeout(resolve));
  return element.children[0]!;
}

describe('buttonScript', () => {
  it('is at most three kilobytes of ES5', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3_000);
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  it('does nothing and does not throw in a browser without custom elements', () => {
    expect(() => runInContext(script, createContext({ document: {}, navigator: {} }))).not.toThrow();
    expect(() =>
      runInContext(script, createContext({ document: {}, navigator: {}, Reflect: undefined })),
    ).not.toThrow();
  });

  it('links every phone to the skin that the guide itself would suggest, unless the steps are those for any phone', async () => {
    const rules = Object.fromEntries(
      Object.entries(content.skins).flatMap(([id, { card, hints }]) => (card.isGeneral ? [] : [[id, hints]])),
    );
    const phones = Object.values(phoneSamples).flat();
    expect(phones.length).toBeGreaterThan(100);
    for (const { what, seen } of phones) {
      const { href } = await draw({ app: 'org.example.app' }, seen);
      expect(href, what).toBe(`https://guide.example/below/${suggestSkin(rules, seen) ?? ''}?app=org.example.app`);
    }
  });

  it('uses the language of the browser, or of the attribute', async () => {
    const buttonText = (tag: string, name: string) => content.locales[tag]!.badge!.button!.replace('{app}', () => name);
    const appAttributes = { app: 'org.example.app', name: 'A$& <b>' };
    for (const [language, tag] of [
      ['ur-PK', 'ur'],
      ['zh-TW', 'zh'],
      ['de', 'en'],
      ['', 'en'],
    ] as const) {
      const link = await draw(appAttributes, {}, language);
      expect([link.textContent, link.lang, link.dir]).toEqual([
        buttonText(tag, appAttributes.name),
        tag,
        tag === 'ur' ? 'rtl' : 'ltr',
      ]);
      expect(link.href).not.toContain('lang=');
    }
    const withLang = await draw({ ...appAttributes, lang: 'ta' }, {}, 'ur');
    expect([withLang.textContent, withLang.href]).toEqual([
      buttonText('ta', appAttributes.name),
      'https://guide.example/below/?app=org.example.app&lang=ta',
    ]);
  });

  it.each([
    ['https://other.example/guide', 'https://other.example/guide/?app=a.b'],
    ['https://other.example/guide/', 'https://other.example/guide/?app=a.b'],
    ['javascript:alert(1)', 'https://guide.example/below/?app=a.b'],
  ])('handles the attribute guide="%s"', async (guide, href) => {
    expect((await draw({ app: 'a.b', guide }, {})).href).toBe(href);
  });
});

it.each<[what: string, element: object]>([
  ['a picture', { src: 'https://evil.example/x.png' }],
  ['a form with fields of those names', { defer: {}, src: {} }],
])('keeps the page’s own link if document.currentScript is clobbered by %s', async (_what, element) => {
  expect(await draw({ app: 'a.b', name: 'A' }, {}, 'en', element)).toBeUndefined();
  const { href } = await draw({ app: 'a.b', name: 'A', guide: 'https://guide.example/' }, {}, 'en', element);
  expect(href).toBe('https://guide.example/?app=a.b');
});

describe('buttonPage', () => {
  const page = buttonPage(content, { base: '/below/', app: { package: 'a.b', name: '<i>"' }, script });

  it('shows the markup to copy, with the digest of the script', () => {
    expect(page).toContain(integrityOf(script));
    expect(page).toContain('&lt;sideguide-button app=&quot;a.b&quot;');
    expect(page).toContain('<script async src="/below/button.js"></script>');
  });

  it('escapes names', () => {
    expect(page).not.toContain('<i>');
  });
});
