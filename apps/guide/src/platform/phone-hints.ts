import { userAgent } from './user-agent.ts';

/** What the browser reveals about the phone. */
export interface PhoneHints {
  readonly model?: string;
  readonly userAgent: string;
}

interface AgentData {
  getHighEntropyValues?(hints: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
}

/** Longest wait for the browser's answer, in milliseconds; after that only the user agent is used. */
const timeoutMs = 400;

/** Returns one client hint; undefined if the browser has none (only Chromium on HTTPS has) or is late. */
export async function agentHint(name: string): Promise<string | undefined> {
  try {
    const data = (navigator as { userAgentData?: AgentData }).userAgentData;
    const late = new Promise<undefined>((done) => setTimeout(done, timeoutMs));
    const value = (await Promise.race([data?.getHighEntropyValues?.([name]), late]))?.[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

let early: Promise<PhoneHints> | undefined;

/** Requests the hints before they are needed, because the browser takes a moment to answer. */
export const askEarly = (): void => {
  early = ask();
};

/** Returns the user agent, and the model if the browser reveals it. Never rejects. */
export function phoneHints(): Promise<PhoneHints> {
  const asked = early ?? ask();
  early = undefined;
  return asked;
}

async function ask(): Promise<PhoneHints> {
  const agent = { userAgent: userAgent() };
  const model = await agentHint('model');
  return model === undefined ? agent : { ...agent, model };
}
