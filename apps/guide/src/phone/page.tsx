import type { ScenePart } from '@sideguide/guide-core/model';
import { AppHead } from './app-head.tsx';
import { Browser } from './browser.tsx';
import type { DrawingTexts } from './drawing-texts.ts';
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
  readonly texts: DrawingTexts;
}

/** The page of a picture. */
export function DrawnPage({ picture: { page, over, swipe }, texts }: Props) {
  const hasMenu = over.some(({ kind }) => kind === 'menu');
  return (
    <>
      {inPlace(page, (part) => (
        <OnePart part={part} hasMenu={hasMenu} texts={texts} />
      ))}
      {swipe && <Swipe move={swipe} />}
    </>
  );
}

/** What lies over the page: a message, a menu, a notification. */
export function DrawnOver({ picture: { over, page }, texts }: Props) {
  const [first] = over;
  const isAtIcon = first?.kind === 'menu' && page[0]?.kind === 'icons';
  return (
    <div className={isAtIcon ? css.menuAtIcon : css[first?.kind ?? 'dialog']}>
      {inPlace(over, (part) => (
        <OnePart part={part} texts={texts} />
      ))}
    </div>
  );
}

function OnePart({ part, hasMenu, texts }: { part: ScenePart; hasMenu?: boolean; texts: DrawingTexts }) {
  switch (part.kind) {
    case 'title':
      return <Title part={part} texts={texts} dots={hasMenu === true} />;
    case 'search':
      return <DrawnSearch part={part} texts={texts} />;
    case 'group':
      return <DrawnGroup rows={part.rows} texts={texts} />;
    case 'browser':
      return <Browser part={part} />;
    case 'app':
      return <AppHead texts={texts} />;
    case 'dialog':
    case 'sheet':
    case 'page':
      return <DrawnPrompt part={part} texts={texts} />;
    case 'toast':
      return <Toast part={part} texts={texts} />;
    case 'swipe':
      return <Swipe move={part.move} />;
    case 'unlock':
      return <Unlock part={part} texts={texts} />;
    case 'split':
      return <Split part={part} texts={texts} />;
    case 'notification':
      return <Notification part={part} texts={texts} />;
    case 'menu':
      return <Menu part={part} texts={texts} />;
    case 'icons':
      return <HomeIcons part={part} texts={texts} />;
    case 'recents':
      return <Recents part={part} texts={texts} />;
  }
}
