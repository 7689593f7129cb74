/** What the browser tells of the phone, all of it optional. */
export interface PhoneHints {
  readonly model?: string;
  readonly userAgent: string;
}

interface AgentData {
  getHighEntropyValues?(hints: readonly string[]): Promise<{ model?: unknown }>;
}

/** Longest wait for the browser's answer, in milliseconds; without it the user agent has to do. */
const patience = 400;

/** Client hints where the browser has them (Chromium on https), and the user agent in any case. Never fails. */
export async function phoneHints(): Promise<PhoneHints> {
  const { userAgent } = navigator;
  const data = (navigator as { userAgentData?: AgentData }).userAgentData;
  try {
    const late = new Promise<undefined>((done) => setTimeout(done, patience));
    const found = await Promise.race([data?.getHighEntropyValues?.(['model']), late]);
    return typeof found?.model === 'string' ? { userAgent, model: found.model } : { userAgent };
  } catch {
    return { userAgent };
  }
}
