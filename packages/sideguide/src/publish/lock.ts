import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';

/** Who holds a lock. */
interface Holder {
  readonly user: string;
  readonly host: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

function readHolder(file: string): Partial<Holder> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
  } catch {
    // Just created, removed or damaged: nobody is known.
    return {};
  }
}

/** Whether a process of this machine has certainly ended. */
function hasEnded({ host, pid }: Partial<Holder>): boolean {
  if (host !== hostname() || !Number.isInteger(pid) || pid! <= 0) return false;
  try {
    process.kill(pid!, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Replaces the lock of a process that has ended. Of two processes that try at the same time one succeeds. */
function takeOver(file: string, ended: Partial<Holder>, take: () => void, what: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    // Another process may have replaced it in between.
    if (readHolder(aside).pid !== ended.pid) linkSync(aside, file);
    take();
  } catch {
    throw lockedBy(readHolder(file), file, what);
  } finally {
    rmSync(aside, { force: true });
  }
}

const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? '?'}`;
  }
};

/**
 * Holds a lock file while `work` runs. A lock whose process was killed on this machine is taken over. Throws `Stop` that
 * names the holder if somebody else has it; `what` is what they are doing, as in “is publishing to /srv/guide”.
 */
export async function withLock<T>(file: string, what: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const own: Holder = { user: userName(), host: hostname(), pid: process.pid, since: new Date().toISOString() };
  const take = () => writeFileSync(file, `${JSON.stringify(own)}\n`, { flag: 'wx' });
  try {
    take();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readHolder(file);
    if (!hasEnded(holder)) throw lockedBy(holder, file, what);
    takeOver(file, holder, take, what);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
    try {
      rmdirSync(dirname(file));
    } catch {
      // The folder holds more than the lock.
    }
  }
}

function lockedBy({ user = 'Somebody', host, pid, since }: Partial<Holder>, file: string, what: string): Stop {
  const process = pid === undefined ? '' : `, process ${pid}${host ? ` on ${harmless(host, 60)}` : ''}`;
  const time = since ? `, since ${harmless(since.slice(0, 16).replace('T', ' '), 20)} UTC` : '';
  return new Stop(
    `${harmless(user, 60)} ${what}${process}${time}.`,
    `Wait until that has finished. If that process no longer exists, delete ${harmless(file, 160)} and run the command again.`,
  );
}
