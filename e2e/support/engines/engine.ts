import { expect } from 'vitest';

/** A page in one of the engines. Scripts are plain text: the engines' drivers share nothing else. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Hands a file over to the field, as the browser's own picker does. */
  choose(selector: string, file: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. Tabs share its storage; it begins with none. */
export interface Engine {
  /** Name and version, as the browser says them. */
  readonly version: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** An engine that the tests know: how it is started, or why not. */
export interface EngineKind {
  readonly name: string;
  /** What is missing on this machine, with the remedy; undefined if it can be started. */
  readonly lacks?: string | undefined;
  start(): Promise<Engine>;
}

const quoted = JSON.stringify;

/** Waits until an expression is true in the page, however often that is loaded anew meanwhile, and returns its value. */
export async function until<Value>(tab: Tab, expression: string): Promise<Value> {
  let value: Value | undefined;
  const look = async () => {
    value = await tab.evaluate<Value | undefined>(expression).catch(() => undefined);
    return Boolean(value);
  };
  await expect.poll(look, { message: expression }).toBe(true);
  return value!;
}

/** Waits until there is an element, and clicks it. A script's click: a pointer's second one at a place counts for nothing. */
export async function click(tab: Tab, selector: string): Promise<void> {
  await until(tab, `!!document.querySelector(${quoted(selector)})`);
  await tab.evaluate(`document.querySelector(${quoted(selector)}).click()`);
}

/** Clicks the first of the elements that has these words. */
export async function clickWords(tab: Tab, selector: string, words: string): Promise<void> {
  const found = `[].filter.call(document.querySelectorAll(${quoted(selector)}),function(e){return e.innerText.trim()===${quoted(words)}})[0]`;
  await until(tab, `!!${found}`);
  await tab.evaluate(`${found}.click()`);
}

/** Opens an address and waits for its heading. From then on errors of the page are counted. */
export async function openIn(tab: Tab, url: string): Promise<string> {
  await tab.goto(url);
  return arrived(tab);
}

/** Waits for a heading after a load, and begins to count errors. */
export async function arrived(tab: Tab): Promise<string> {
  const heading = await until<string>(tab, '(document.querySelector("h1")||{}).innerText');
  await tab.evaluate(
    `window.wrong||(window.wrong=[],addEventListener("error",function(e){wrong.push(String(e.message))}),addEventListener("unhandledrejection",function(e){wrong.push(String(e.reason))}))`,
  );
  return heading;
}

/** Errors of the page since it was loaded. */
export const errorsIn = (tab: Tab): Promise<string[]> => tab.evaluate<string[]>('window.wrong');
