import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Builder, By, error, type WebDriver } from 'selenium-webdriver';
import type { Engine, EngineKind, Tab } from './engine.ts';

const existingPath = (path: string): string | undefined => (existsSync(path) ? path : undefined);
const foldersIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`${path}/${entry.name}`] : [],
      )
    : [];

const browser = foldersIn('/usr/lib')
  .flatMap(foldersIn)
  .filter((path) => /\/webkit2gtk-4\.[^/]*$/.test(path))
  .map((path) => `${path}/MiniBrowser`)
  .find(existsSync);
const driverProgram = existingPath('/usr/bin/WebKitWebDriver');
const screenProgram = existingPath('/usr/bin/Xvfb');

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Starts a virtual X display and returns its number once it is ready. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(screenProgram!, ['-displayfd', '1', '-screen', '0', '800x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done, fail) => {
    screen.stdout!.once('data', (text: Buffer) => done(String(text).trim()));
    screen.once('exit', () => fail(new Error('Xvfb does not start')));
  });
  return { screen, display: `:${number}` };
}

/** Waits until the driver responds; throws if the driver has exited. */
async function untilReady(url: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error('WebKitWebDriver does not start');
}

/** Longest wait for a page to load, in milliseconds. */
const loadTimeout = 20_000;

/**
 * Switches the driver to this tab before each call, because it handles one at a time. In WebKitGTK 2.50 one navigation
 * in fifteen never ends if a service worker answers it, even one that only calls `fetch`, and the tab is dead from then
 * on: the address is then opened in another tab, which has the same storage.
 */
function tabOf(driver: WebDriver, first: string): Tab {
  let handle = first;
  const inTab = <Value>(act: () => Promise<Value>) => driver.switchTo().window(handle).then(act);
  const load = async (url: string, navigate: () => Promise<void>) => {
    try {
      await navigate();
    } catch (failure) {
      if (!(failure instanceof error.TimeoutError)) throw failure;
      await driver.switchTo().newWindow('tab');
      handle = await driver.getWindowHandle();
      await driver.get(url);
    }
  };
  return {
    goto: (url) =>
      inTab(() =>
        load(url, async () => {
          // Navigating within the same document would not load the page again.
          await driver.get('about:blank');
          await driver.get(url);
        }),
      ),
    evaluate: <Value>(expression: string) => inTab(() => driver.executeScript<Value>(`return (${expression})`)),
    choose: (selector, file) => inTab(() => driver.findElement(By.css(selector)).sendKeys(file)),
    back: () => inTab(() => driver.executeScript('history.back()')),
    reload: () => inTab(async () => load(await driver.getCurrentUrl(), () => driver.navigate().refresh())),
    close: () => inTab(() => driver.close()),
  };
}

async function start(): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const child = spawn(driverProgram!, ['-p', String(port)], {
    // The sandbox needs namespaces, which containers refuse; the tests only open our own pages.
    // The home folder may be read-only.
    env: {
      ...process.env,
      HOME: tmpdir(),
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => {
    child.kill();
    screen.kill();
  };
  try {
    await untilReady(url, child);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser!, args: ['--automation'] },
      })
      .build();
    await driver.manage().setTimeouts({ pageLoad: loadTimeout });
    const capabilities = await driver.getCapabilities();
    // It stays open: with its last window a session ends.
    const first = await driver.getWindowHandle();
    return {
      version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
      open: async () => {
        await driver.switchTo().window(first);
        await driver.switchTo().newWindow('tab');
        return tabOf(driver, await driver.getWindowHandle());
      },
      close: async () => {
        await driver.quit().catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

const missing = [!driverProgram && 'webkit2gtk-driver', !browser && 'libwebkit2gtk-4.1-0', !screenProgram && 'xvfb'];
const packages = missing.filter(Boolean).join(' ');

/** WebKitGTK, the closest to Safari that runs on machines other than Apple's. */
export const webkit: EngineKind = {
  name: 'WebKit',
  lacks: packages ? `no WebKit; on Debian: apt-get install ${packages}` : undefined,
  start,
};
