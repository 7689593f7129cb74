import { animate, easeOut, finished } from './animate.ts';
import { type Spot, swipeLength } from './spot.ts';

/** The elements of the finger: the hand, and the ring that spreads where it touches. */
export interface FingerParts {
  readonly hand: HTMLElement;
  readonly touch: HTMLElement;
}

/** Moves the drawn hand over the phone. Each call replaces the movement before it. */
export class Finger {
  private at: Pick<Spot, 'x' | 'y'> | undefined;
  private running: Animation[] = [];

  private readonly parts: FingerParts;
  private readonly isRtl: boolean;

  constructor(parts: FingerParts, isRtl: boolean) {
    this.parts = parts;
    this.isRtl = isRtl;
  }

  private place(x: number, y: number, scale = 1): string {
    return `translate(${x}px,${y}px) scale(${this.isRtl ? -scale : scale},${scale})`;
  }

  private run(frames: Keyframe[], timing: Parameters<typeof animate>[2]): Promise<void> {
    this.stop();
    const animation = animate(this.parts.hand, frames, timing);
    this.running = [animation];
    return finished(animation);
  }

  private stop(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
  }

  /** Puts the hand on a spot at once, or takes it away. */
  put(spot: Pick<Spot, 'x' | 'y'> | undefined): void {
    this.stop();
    this.at = spot;
    const { style } = this.parts.hand;
    style.opacity = spot ? '1' : '0';
    if (spot) style.transform = this.place(spot.x, spot.y);
  }

  /** Brings the hand to a spot: from where it is, or from outside. */
  async come(spot: Spot, ms: number): Promise<void> {
    const from = this.at;
    this.put(spot);
    const sign = this.isRtl ? -1 : 1;
    await this.run(
      from
        ? [{ transform: this.place(from.x, from.y) }, { transform: this.place(spot.x, spot.y) }]
        : [
            { transform: this.place(spot.x + sign * 46, spot.y + 96), opacity: 0 },
            { opacity: 1, offset: 0.4 },
            { transform: this.place(spot.x, spot.y), opacity: 1 },
          ],
      { ms },
    );
  }

  /** Taps, holds or swipes where the hand is. */
  async act({ x, y, act }: Spot): Promise<void> {
    if (act in swipeLength) {
      const way = swipeLength[act as keyof typeof swipeLength];
      await this.run([{ transform: this.place(x, y) }, { transform: this.place(x, y + way) }], { ms: 560 });
      this.put({ x, y: y + way });
      return;
    }
    const ms = act === 'hold' ? 760 : 240;
    const at = `translate(${x}px,${y}px)`;
    const down = { transform: this.place(x, y, 0.92) };
    const up = { transform: this.place(x, y) };
    const pressed = this.run([up, { ...down, offset: 0.3 }, { ...down, offset: 0.75 }, up], { ms });
    this.running.push(
      animate(
        this.parts.touch,
        [
          { transform: `${at} scale(0.3)`, opacity: 0.6 },
          { transform: `${at} scale(1.5)`, opacity: 0 },
        ],
        { ms: ms + 140 },
      ),
    );
    await pressed;
  }

  /** Takes the hand out of the picture. */
  async leave(ms = 180): Promise<void> {
    const { at } = this;
    if (!at) return;
    this.put(undefined);
    const sign = this.isRtl ? -1 : 1;
    await this.run(
      [
        { transform: this.place(at.x, at.y), opacity: 1 },
        { transform: this.place(at.x + sign * 30, at.y + 60), opacity: 0 },
      ],
      { ms, easing: easeOut },
    );
  }
}
