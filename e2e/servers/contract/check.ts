import type { SiteFile } from '@sideguide/site-kit/serve';
import { ask, browserHeaders, type WireReply } from '../ask.ts';

/** A built site, and the port it is served on. */
export interface Subject {
  readonly port: number;
  readonly dist: string;
  readonly site: SiteFile & { readonly chunks: Readonly<Record<string, readonly string[]>> };
  /** Stops the server early. */
  stop(): Promise<void>;
}

/** One row of the table: how many requests were made, and what was wrong with the responses. */
export interface Check {
  readonly name: string;
  readonly run: (subject: Subject) => Promise<{ asked: number; wrong: string[]; skip?: string }>;
}

type Judge = (wrong: (text: string) => void, subject: Subject, get: Get) => Promise<void>;
type Get = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<WireReply>;

/** Makes a row from a function that sends any requests; an error it throws counts as a failure. */
export function checkRow(name: string, judge: Judge): Check {
  const run: Check['run'] = async (subject) => {
    let asked = 0;
    const wrong: string[] = [];
    const get: Get = (path, headers = browserHeaders, method = 'GET') => {
      asked++;
      return ask(subject.port, path, { headers, method });
    };
    try {
      await judge((text) => wrong.push(text), subject, get);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
    return { asked, wrong };
  };
  return { name, run };
}
