import type { Finger } from './finger.ts';
import type { LivingScreenHandle } from './living-screen.tsx';
import type { Picture } from './picture.ts';
import { findSpot, type Spot } from './spot.ts';
import { Waits } from './waits.ts';

/** Milliseconds of a play: looking at a picture, the finger on its way, the finger before it taps, the end. */
const pace = { look: 460, lookAtMessage: 900, come: 520, before: 140, end: 800 };

/** What the stage shows besides the screen itself. */
export interface StageState {
  /** Index of the picture. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** True if nothing moves and nothing is about to. */
  readonly isAtRest: boolean;
  /** The place to tap in the picture, if there is one. */
  readonly spot: Spot | undefined;
}

interface Parts {
  readonly phone: HTMLElement;
  readonly screen: LivingScreenHandle;
  readonly finger: Finger;
  readonly show: (state: StageState) => void;
}

/** The pictures of a step, and how they are opened: played from the first one, or at rest. */
export interface Opening {
  readonly id: string;
  readonly pictures: readonly Picture[];
  /** Index of the picture that the step rests on. */
  readonly rest: number;
  readonly isPlayed: boolean;
  /** True if the reader goes back: the screen then goes the way back too. */
  readonly isBack: boolean;
}

/** Plays the pictures of a step on the phone of the stage, and stops for the reader. */
export class Player {
  private waits = new Waits();
  private at = 0;
  private isPlaying = false;

  private readonly parts: Parts;
  private id: string | undefined;
  private pictures: readonly Picture[] = [];
  private rest = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Ends whatever runs, and returns new waits. */
  private begin(): Waits {
    this.waits.end();
    this.waits = new Waits();
    this.isPlaying = false;
    return this.waits;
  }

  private tell(isAtRest: boolean, spot?: Spot): void {
    this.parts.show({ at: this.at, isPlaying: this.isPlaying, isAtRest, spot });
  }

  /**
   * Opens the pictures of a step, unless they are open already. The words change first; the phone answers after the
   * frame that shows them.
   */
  async open({ id, pictures, rest, isPlayed, isBack }: Opening): Promise<void> {
    if (id === this.id) return;
    const isFirst = this.id === undefined;
    const waits = this.begin();
    this.id = id;
    this.pictures = pictures;
    this.rest = rest;
    this.at = isPlayed ? 0 : rest;
    this.isPlaying = isPlayed;
    if (!isFirst) {
      await waits.until(new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      this.tell(false);
      void this.parts.finger.leave(120);
      await waits.until(this.go(this.at, { isBack, isBefore: isPlayed }));
    }
    if (isPlayed) await this.run(waits);
    else this.settle();
  }

  /** Plays all pictures from the first one. */
  async play(): Promise<void> {
    const waits = this.begin();
    this.isPlaying = true;
    void this.parts.finger.leave(120);
    const isBack = this.at > 0;
    this.at = 0;
    this.tell(false);
    await waits.until(this.go(0, { isBack, isBefore: true }));
    await this.run(waits);
  }

  private async run(waits: Waits): Promise<void> {
    const { finger, phone } = this.parts;
    const last = this.pictures.length - 1;
    for (let at = 0; at <= last; at++) {
      const picture = this.pictures[at] as Picture;
      if (at > 0) {
        this.at = at;
        this.tell(false);
        await waits.until(this.go(at, { isBefore: true }));
      }
      await waits.ms(isWordy(picture) ? pace.lookAtMessage : pace.look);
      const spot = findSpot(phone);
      if (!spot) continue;
      await waits.until(finger.come(spot, pace.come));
      await waits.ms(pace.before);
      await waits.until(finger.act(spot));
      if (picture.before) await waits.until(this.go(at, {}));
      else if (at < last) void finger.leave();
    }
    await waits.ms(pace.end);
    if (this.at !== this.rest) {
      void finger.leave();
      this.at = this.rest;
      this.tell(false);
      await waits.until(this.go(this.rest, { isBack: true }));
    }
    this.isPlaying = false;
    const spot = findSpot(phone);
    if (spot) await waits.until(finger.come(spot, 380));
    this.settle();
  }

  /** Shows the picture that the reader chose, and stays there. Returns false if there is no such picture. */
  choose(at: number): boolean {
    if (!this.pictures[at]) return false;
    void this.turn(at);
    return true;
  }

  private async turn(at: number): Promise<void> {
    const waits = this.begin();
    const isBack = at < this.at;
    this.at = at;
    this.tell(false);
    void this.parts.finger.leave(140);
    await waits.until(this.go(at, { isBack }));
    const spot = findSpot(this.parts.phone);
    if (spot) await waits.until(this.parts.finger.come(spot, 380));
    this.settle();
  }

  /** Stops at once, on the picture that the step rests on: never in the middle of a movement. */
  halt(): void {
    const wasPlaying = this.isPlaying;
    this.begin();
    if (wasPlaying) this.at = this.rest;
    if (this.pictures.length > 0) void this.go(this.at, { isCut: true });
    this.settle();
  }

  end(): void {
    this.waits.end();
  }

  private go(at: number, how: { isBack?: boolean; isCut?: boolean; isBefore?: boolean }): Promise<void> {
    const { isBefore, ...rest } = how;
    const picture = this.pictures[at] as Picture;
    return this.parts.screen.show((isBefore && picture.before) || picture, rest);
  }

  /** At rest: the finger is on the target, which the reader can tap. */
  private settle(): void {
    const spot = findSpot(this.parts.phone);
    this.parts.finger.put(spot);
    this.tell(true, spot);
  }
}

/** Checks whether a message takes longer to read. */
const isWordy = ({ over: [first], page: [head] }: Picture): boolean =>
  [first, head].some((part) => part !== undefined && 'text' in part && part.text !== undefined);
