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
  readonly run: (subject: Subject) => Promise<{ requests: number; problems: string[]; skip?: string }>;
}

type Judge = (report: (text: string) => void, subject: Subject, get: Get) => Promise<void>;
type Get = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<WireReply>;

/** Makes a row from a function that sends any requests; an error it throws counts as a failure. */
export function checkRow(name: string, judge: Judge): Check {
  const run: Check['run'] = async (subject) => {
    let requests = 0;
    const problems: string[] = [];
    const get: Get = (path, headers = browserHeaders, method = 'GET') => {
      requests++;
      return ask(subject.port, path, { headers, method });
    };
    try {
      await judge((text) => problems.push(text), subject, get);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    return { requests, problems };
  };
  return { name, run };
}
