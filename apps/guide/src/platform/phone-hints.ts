// In the first load.
/** What the browser tells of the phone, all of it optional. */
export interface PhoneHints {
  readonly model?: string;
  readonly userAgent: string;
}

interface AgentData {
  getHighEntropyValues?(hints: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
}

/** Longest wait for the browser's answer, in milliseconds; without it the user agent has to do. */
const patience = 400;

/** One client hint, where the browser has them (Chromium on https) and answers. Never fails. */
export async function agentHint(name: string): Promise<string | undefined> {
  const data = (navigator as { userAgentData?: AgentData }).userAgentData;
  try {
    const late = new Promise<undefined>((done) => setTimeout(done, patience));
    const value = (await Promise.race([data?.getHighEntropyValues?.([name]), late]))?.[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

let early: Promise<PhoneHints> | undefined;

/** Asks before anybody wants to know: the browser takes a moment to answer. */
export const askEarly = (): void => {
  early = ask();
};

/** The model where the browser tells it, and the user agent in any case. Never fails. */
export function phoneHints(): Promise<PhoneHints> {
  const asked = early ?? ask();
  early = undefined;
  return asked;
}

async function ask(): Promise<PhoneHints> {
  const { userAgent } = navigator;
  const model = await agentHint('model');
  return model === undefined ? { userAgent } : { userAgent, model };
}
