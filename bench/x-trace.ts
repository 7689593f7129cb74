import { launchBrowser } from '#tools/browser/launch.ts';
import { createGuideServer } from '#cli/serve/server.ts';
import { listen } from '#cli/serve/port.ts';
const dist = process.argv[2]!, path = process.argv[3] ?? '/', mode = process.argv[4] ?? 'repeat';
const server = createGuideServer({ dist });
const { port } = await listen(server, 0);
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'vi', isMobile: true, hasTouch: true });
const page = await context.newPage();
const url = `http://localhost:${port}${path}`;
if (mode !== 'first') {
  await page.goto(url); await page.locator('h1').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(3000);
  await page.goto(url); await page.locator('h1').waitFor(); await page.waitForTimeout(1500);
  await page.goto('about:blank');
}
const client = await browser.newBrowserCDPSession();
const events: any[] = [];
client.on('Tracing.dataCollected', ({ value }: any) => events.push(...value));
await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'disabled-by-default-devtools.timeline', 'loading', 'blink.user_timing', 'ServiceWorker', 'toplevel'] } } as any);
await page.goto(url); await page.locator('h1').waitFor(); await page.waitForTimeout(600);
const done = new Promise((r) => client.once('Tracing.tracingComplete', r));
await client.send('Tracing.end'); await done;
const timing = await page.evaluate(() => { const n = performance.getEntriesByType('navigation')[0] as any; const p = performance.getEntriesByType('paint'); return { resp: n.responseStart, worker: n.workerStart, dom: n.domInteractive, fcp: p.map((x) => [x.name, x.startTime]) }; });
console.log(JSON.stringify(timing));
const mains = events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
const cpu = (m: any) => events.filter((e) => e.pid === m.pid && e.tid === m.tid && e.name === 'ParseHTML').length * 1000 + events.filter((e) => e.pid === m.pid && e.tid === m.tid).length;
const main = mains.sort((a, b) => cpu(b) - cpu(a))[0]!;
for (const m of mains) console.log(m.pid, cpu(m));
const sw = events.filter((e) => e.name === 'thread_name' && /ServiceWorker/.test(e.args.name));
for (const t of sw) console.log(t.args.name, events.filter((e) => e.pid === t.pid && e.tid === t.tid && e.ph === 'X' && /RunTask$/.test(e.name)).reduce((n, e) => n + (e.tdur ?? 0), 0) / 1000);
const mine = events.filter((e) => e.pid === main.pid && e.tid === main.tid && e.ph === 'X' && e.tdur);
mine.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
// self CPU
const self: Record<string, [number, number]> = {}; const stack: any[] = [];
for (const e of mine) { e.self = e.tdur; while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop(); if (stack.length) stack.at(-1).self -= e.tdur; stack.push(e); }
for (const e of mine) { const d = e.args?.data ?? {}; const n = e.name + ' ' + String(d.url ?? d.fileName ?? e.args?.fileName ?? d.functionName ?? '').split('/').pop(); (self[n] ??= [0, 0])[0] += e.self; self[n][1]++; }
console.log('total', mine.reduce((t, e) => t + e.self, 0) / 1000);
for (const [n, [t, c]] of Object.entries(self).sort((a, b) => b[1][0] - a[1][0]).slice(0, 28)) console.log((t / 1000).toFixed(2).padStart(8), c, n);
await browser.close(); server.closeAllConnections(); server.close();
for (const e of events) if (/v8\.compile$|v8\.produceCache|Deserialize/.test(e.name) && e.args?.data) console.log(e.name, JSON.stringify(e.args.data).slice(0, 260), e.dur);
