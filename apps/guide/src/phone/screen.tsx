import type { Scene, ScenePart } from '@sideguide/guide-core/model';
import { cx } from '../platform/cx.ts';
import { AppHead } from './app-head.tsx';
import { Browser } from './browser.tsx';
import { crop, hasFinger, type ScenePiece } from './crop.ts';
import type { Pen } from './drawing-texts.ts';
import { HomeIcons } from './home-icons.tsx';
import { inPlace } from './in-place.ts';
import { Menu } from './menu.tsx';
import { Notification } from './notification.tsx';
import css from './phone.module.css';
import { DrawnPrompt } from './prompt.tsx';
import { Recents } from './recents.tsx';
import { DrawnGroup } from './row.tsx';
import { Split } from './split.tsx';
import { Swipe } from './swipe.tsx';
import { DrawnSearch, Title } from './title.tsx';
import { Toast } from './toast.tsx';
import { Unlock } from './unlock.tsx';

/** Drawn behind a message or a menu if the scene names nothing there: a list of grey bars. */
const unread: ScenePart = { kind: 'group', rows: [{ ghost: 45 }, { ghost: 80 }, { ghost: 62 }, { ghost: 70 }] };

type Screen = { scene: Scene; pen: Pen };

/** Kinds of parts that cover the screen. */
const covers = ['dialog', 'sheet', 'menu', 'toast'] as const;
type Cover = (typeof covers)[number];

/** The content of the phone's screen, cropped at the target. */
export function Screen({ scene, pen }: Screen) {
  const by = covers.find((cover) => scene.parts.some(({ kind }) => kind === cover));
  if (by) return <Covered scene={scene} pen={pen} by={by} />;
  const { shown, peek } = crop(scene.parts);
  const hand = hasFinger(scene.parts);
  return (
    <>
      <Pieces pieces={shown} pen={pen} />
      {(hand || peek.length > 0) && (
        <div className={cx(css.peek, hand && css.under)}>
          <Pieces pieces={peek} pen={pen} />
        </div>
      )}
    </>
  );
}

/** A screen under a message or a menu: the title stays visible above it; all else is behind it and adds no height. */
function Covered({ scene, pen, by }: Screen & { by: Cover }) {
  const isTitle = ({ kind }: ScenePart) => kind === 'title' || kind === 'browser';
  const titles = scene.parts.filter(isTitle).slice(0, 1);
  const overlays = scene.parts.filter(({ kind }) => kind === by);
  const behind = scene.parts.filter((part) => !isTitle(part) && part.kind !== by);
  return (
    <>
      {titles.map((part) =>
        part.kind === 'title' ? (
          <Title key="title" part={part} pen={pen} dots={by === 'menu'} />
        ) : (
          <OnePart key="title" part={part} pen={pen} />
        ),
      )}
      <div className={cx(css.covered, titles.length === 0 && by === 'menu' && css.home)}>
        <div className={css.list}>
          <Pieces pieces={whole(behind.length > 0 ? behind : [unread])} pen={pen} />
        </div>
        <Pieces pieces={whole(overlays)} pen={pen} />
      </div>
      {(by === 'dialog' || by === 'sheet') && <div className={css.scrim} />}
    </>
  );
}

function whole(parts: readonly ScenePart[]): ScenePiece[] {
  return parts.map((part) => ({ part }));
}

function Pieces({ pieces, pen }: { pieces: readonly ScenePiece[]; pen: Pen }) {
  return inPlace(pieces, ({ part, cut }) => <OnePart part={part} cut={cut} pen={pen} />);
}

function OnePart({ part, cut, pen }: ScenePiece & { pen: Pen }) {
  switch (part.kind) {
    case 'title':
      return <Title part={part} pen={pen} />;
    case 'search':
      return <DrawnSearch part={part} pen={pen} />;
    case 'group':
      return <DrawnGroup rows={part.rows} cut={cut} pen={pen} />;
    case 'browser':
      return <Browser part={part} />;
    case 'app':
      return <AppHead pen={pen} />;
    case 'dialog':
    case 'sheet':
    case 'page':
      return <DrawnPrompt part={part} pen={pen} />;
    case 'toast':
      return <Toast part={part} pen={pen} />;
    case 'swipe':
      return <Swipe part={part} />;
    case 'unlock':
      return <Unlock part={part} pen={pen} />;
    case 'split':
      return <Split part={part} pen={pen} />;
    case 'notification':
      return <Notification part={part} pen={pen} />;
    case 'menu':
      return <Menu part={part} pen={pen} />;
    case 'icons':
      return <HomeIcons part={part} pen={pen} rest={cut === 'rest'} />;
    case 'recents':
      return <Recents part={part} pen={pen} />;
  }
}
