import type { Entry } from '@sideguide/apk-verify';
import type { ReactNode } from 'react';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import css from './actions.module.css';
import { FileButton } from './file-button.tsx';
import type { NextAction } from './headline.tsx';
import type { CheckState } from './state.ts';
import type { CheckingProps } from './types.ts';
import { useCheckWords } from './words.tsx';

interface Given extends Pick<CheckingProps, 'next' | 'source'> {
  readonly state: CheckState;
  /** The action that the verdict calls for. */
  readonly act: NextAction | undefined;
  /** The app in the file, if it is known. */
  readonly known: Entry | undefined;
  readonly choose: (file: File) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** Returns the main action for each state, and the secondary line below; no next step after an unsound file. */
export function useActions({ state, act, next, source, known, choose, cancel, retry }: Given): {
  main: ReactNode;
  below: ReactNode;
} {
  const { href, phoneSkin } = usePlace();
  const { t } = useLanguage();
  const { say } = useCheckWords();
  const page = known?.page;
  const skip = next && (
    <TextLink href={next.href} onClick={next.onClick}>
      {next.words}
    </TextLink>
  );
  const other = (
    <FileButton onFile={choose} plain>
      {say('choose-other')}
    </FileButton>
  );
  const chooseOther = <FileButton onFile={choose}>{say('choose-other')}</FileButton>;
  if (state.at === 'start') return { main: <FileButton onFile={choose}>{say('choose')}</FileButton>, below: skip };
  if (state.at === 'shared')
    return { main: <Button onClick={() => choose(state.file)}>{say('handed-check')}</Button>, below: other };
  if (state.at === 'reading')
    return {
      main: (
        <Button onClick={cancel} quiet>
          {say('cancel')}
        </Button>
      ),
      below: null,
    };
  if (state.at === 'failed') {
    // This browser would refuse again: the only option is to continue without the check.
    if (state.why === 'refused')
      return {
        main: next && (
          <Button href={next.href} onClick={next.onClick} quiet>
            {next.words}
          </Button>
        ),
        below: null,
      };
    // Retrying does not help with a file that cannot be read: it has to be chosen again.
    const again = state.why === 'unreadable' ? chooseOther : <Button onClick={retry}>{say('try-again')}</Button>;
    return { main: again, below: skip };
  }
  if ((act === 'go-on' || act === 'compare') && next)
    return {
      main: (
        <Button href={next.href} onClick={next.onClick} quiet={act === 'compare'}>
          {say('go-on')}
        </Button>
      ),
      below: other,
    };
  // The fingerprint above is what to go by; another file is only the way out.
  if (act === 'compare') return { main: null, below: other };
  if (act === 'go-on' && known)
    return {
      main: (
        <Button href={href({ path: phoneSkin ? `/${phoneSkin.id}` : '/', app: known.package })}>
          {say('show-install')}
        </Button>
      ),
      below: other,
    };
  const words = act === 'get-genuine' ? say('get-genuine') : say('get-again');
  if ((act === 'get-genuine' || act === 'get-again') && source)
    return { main: <Button href={source}>{words}</Button>, below: other };
  if ((act === 'get-genuine' || act === 'get-again') && page)
    return {
      main: (
        <Button href={page} opens="outside">
          {words} <small className={css.out}>{t('opens-outside', { host: new URL(page).host })}</small>
        </Button>
      ),
      below: other,
    };
  return {
    main: chooseOther,
    below: act === 'choose-other' && source ? <TextLink href={source}>{words}</TextLink> : null,
  };
}
