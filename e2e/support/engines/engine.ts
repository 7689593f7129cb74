import { expect } from 'vitest';

/**
 * A page in one of the engines. Scripts are plain text, because that is all that the engines' drivers have in common.
 */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Sets the file of a file input, as the browser's picker does. */
  choose(selector: string, file: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. It starts with empty storage, which all tabs share. */
export interface Engine {
  /** Name and version as the browser reports them. */
  readonly version: string;
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** An engine that the tests support: how to start it, or why it cannot be started. */
export interface EngineKind {
  readonly name: string;
  /** What is missing on this machine, with the remedy; undefined if the engine can be started. */
  readonly lacks?: string | undefined;
  start(): Promise<Engine>;
}

const quoted = JSON.stringify;

/** Expression: the whole flow is on the phone, and the worker serves this page. */
export const isReady = 'document.querySelector("[data-keeping=ready]")&&!!navigator.serviceWorker.controller';
/** Expression: the text of the heading, the error screen's included; undefined while there is none. */
export const heading = '(document.querySelector("h1")||{}).innerText';
export const bodyText = 'document.body.innerText';
/** Selector of the primary button. */
export const primary = 'main ~ nav a:not([aria-label])';

/** Waits until an expression is true in the page, across any reloads, and returns its value. */
export async function until<Value>(tab: Tab, expression: string): Promise<Value> {
  let value: Value | undefined;
  const look = async () => {
    value = await tab.evaluate<Value | undefined>(expression).catch(() => undefined);
    return Boolean(value);
  };
  await expect.poll(look, { message: expression }).toBe(true);
  return value!;
}

/** Waits for an element and clicks it by script: the guide ignores a pointer's second click at the same place. */
export async function click(tab: Tab, selector: string): Promise<void> {
  await until(tab, `!!document.querySelector(${quoted(selector)})`);
  await tab.evaluate(`document.querySelector(${quoted(selector)}).click()`);
}

/** Clicks the first matching element with this text. */
export async function clickWords(tab: Tab, selector: string, words: string): Promise<void> {
  const found = `[].filter.call(document.querySelectorAll(${quoted(selector)}),function(e){return e.innerText.trim()===${quoted(words)}})[0]`;
  await until(tab, `!!${found}`);
  await tab.evaluate(`${found}.click()`);
}

/** Opens an address, waits for its heading, and starts to record errors of the page. */
export async function openIn(tab: Tab, url: string): Promise<string> {
  await tab.goto(url);
  return arrived(tab);
}

/** Waits for the heading after a load, and starts to record errors. */
export async function arrived(tab: Tab): Promise<string> {
  const found = await until<string>(tab, heading);
  await tab.evaluate(
    `window.wrong||(window.wrong=[],addEventListener("error",function(e){wrong.push(String(e.message))}),addEventListener("unhandledrejection",function(e){wrong.push(String(e.reason))}))`,
  );
  return found;
}

/** Waits for the error screen and returns its title. The first words of the page may have stood there before. */
export const failureIn = (tab: Tab): Promise<string> =>
  until<string>(tab, '(document.querySelector(".failure h1")||{}).innerText');

/** Returns the errors of the page since it was loaded. */
export const errorsIn = (tab: Tab): Promise<string[]> => tab.evaluate<string[]>('window.wrong');
