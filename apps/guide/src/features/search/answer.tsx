import { type AnswerMatch, answerAddresses, textsOfLabel, titleOn } from '@sideguide/guide-core/answers';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import { skins } from '../../../.generated/cards.ts';
import { useLabels, usePlace } from '../../context/contexts.tsx';
import { QuotedWords } from '../../parts/quoted-words.tsx';
import { ItemLink } from '../../ui/link.tsx';
import css from './ask.module.css';

interface Props {
  readonly found: AnswerMatch;
  readonly phone: KnownPhone;
  /** Whether it is the only answer shown. */
  readonly large: boolean;
}

/** An answer with its name, in the phone's words if it has any; one link, or one per manufacturer if phones differ. */
export function AnswerItem({ found: { answer, text }, phone, large }: Props) {
  const { address, href, skin } = usePlace();
  const { fillNames, quoteOf } = useLabels();
  const { id, title, labels = {}, skins: has } = answer;
  const all = Object.values(labels);
  const label = all.find((one) => textsOfLabel(one).includes(text)) ?? (title ? undefined : all[0]);
  const here = skin && address.path.startsWith(`/${skin.id}/`) ? address.path : undefined;
  const places = answerAddresses(answer, phone, here);
  const makersOf = (one: string | undefined) => skins.find((card) => card.id === one)?.makers.join(' · ');
  const makers = has && !skin && Object.keys(has).length === 1 ? makersOf(Object.keys(has)[0]) : undefined;
  return (
    <li data-answer={id} className={large ? css.large : undefined}>
      {places.map(({ skin: one, ...place }, at) => {
        const name = titleOn(answer, one ?? phone.skin);
        const of = places.length > 1 ? makersOf(one) : makers;
        return (
          <ItemLink key={place.path} href={href(place)}>
            {at === 0 && label && <QuotedWords {...quoteOf(label)} />}
            {name && <span className={label && at === 0 ? css.below : undefined}>{fillNames(name)}</span>}
            {of && (
              <small>
                <bdi dir="ltr">{of}</bdi>
              </small>
            )}
          </ItemLink>
        );
      })}
    </li>
  );
}
