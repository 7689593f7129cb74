import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { type Host, host } from '../host.ts';
import { sites } from '../sites.ts';
import type { Engine, EngineKind, Tab } from './engine.ts';

/** What each test gets: a new tab, and a host of its own, so that nothing from the previous test is remembered. */
export interface Given {
  readonly engine: Engine;
  readonly tab: Tab;
  readonly net: Host;
}

/** Describes tests in each engine. If one is missing, the log says what to install; the others are tested. */
export const inEngines = (kinds: readonly EngineKind[], tests: (given: Given) => void) =>
  describe.each(kinds)('$name', ({ name, lacks, start }) => {
    if (lacks) console.log(`${name} is left out: ${lacks}`);
    describe.skipIf(lacks)(lacks ? `left out: ${lacks}` : 'runs', () => {
      let engine: Engine;
      let tab: Tab;
      let net: Host;

      beforeAll(async () => {
        engine = await start();
        console.log(`${name}: ${engine.version}`);
      });
      afterAll(async () => {
        await engine?.close();
      });
      beforeEach(async () => {
        tab = await engine.open();
        net = await host(sites.guide.dist);
      });
      afterEach(async () => {
        await tab.close().catch(() => undefined); // a test may have closed it
        await net.close();
      });

      tests({
        get engine() {
          return engine;
        },
        get tab() {
          return tab;
        },
        get net() {
          return net;
        },
      });
    });
  });
