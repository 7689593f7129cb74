import type { ScenePart } from '@sideguide/guide-core/model';
import { AppHead } from './app-head.tsx';
import { Browser } from './browser.tsx';
import type { Pen } from './drawing-texts.ts';
import { HomeIcons } from './home-icons.tsx';
import { inPlace } from './in-place.ts';
import { Menu } from './menu.tsx';
import { Notification } from './notification.tsx';
import css from './phone.module.css';
import type { Picture } from './picture.ts';
import { DrawnPrompt } from './prompt.tsx';
import { Recents } from './recents.tsx';
import { DrawnGroup } from './row.tsx';
import { Split } from './split.tsx';
import { Swipe } from './swipe.tsx';
import { DrawnSearch, Title } from './title.tsx';
import { Toast } from './toast.tsx';
import { Unlock } from './unlock.tsx';

interface Props {
  readonly picture: Picture;
  readonly pen: Pen;
}

/** The page of a picture. */
export function DrawnPage({ picture: { page, over, swipe }, pen }: Props) {
  const hasMenu = over.some(({ kind }) => kind === 'menu');
  return (
    <>
      {inPlace(page, (part) => (
        <OnePart part={part} hasMenu={hasMenu} pen={pen} />
      ))}
      {swipe && <Swipe move={swipe} />}
    </>
  );
}

/** What lies over the page: a message, a menu, a notification. */
export function DrawnOver({ picture: { over, page }, pen }: Props) {
  const [first] = over;
  const isAtIcon = first?.kind === 'menu' && page[0]?.kind === 'icons';
  return (
    <div className={isAtIcon ? css.menuAtIcon : css[first?.kind ?? 'dialog']}>
      {inPlace(over, (part) => (
        <OnePart part={part} pen={pen} />
      ))}
    </div>
  );
}

function OnePart({ part, hasMenu, pen }: { part: ScenePart; hasMenu?: boolean; pen: Pen }) {
  switch (part.kind) {
    case 'title':
      return <Title part={part} pen={pen} dots={hasMenu === true} />;
    case 'search':
      return <DrawnSearch part={part} pen={pen} />;
    case 'group':
      return <DrawnGroup rows={part.rows} pen={pen} />;
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
      return <Swipe move={part.move} />;
    case 'unlock':
      return <Unlock part={part} pen={pen} />;
    case 'split':
      return <Split part={part} pen={pen} />;
    case 'notification':
      return <Notification part={part} pen={pen} />;
    case 'menu':
      return <Menu part={part} pen={pen} />;
    case 'icons':
      return <HomeIcons part={part} pen={pen} />;
    case 'recents':
      return <Recents part={part} pen={pen} />;
  }
}
