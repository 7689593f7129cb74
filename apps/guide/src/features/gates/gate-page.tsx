// Its own chunk, with the pages of the gates.
import { type Notice, resumable } from '@sideguide/guide-core/flow';
import { parsePlace } from '@sideguide/guide-core/gates';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { useView } from '../../layout/view.ts';
import { readNotes } from '../../platform/storage/notes.ts';
import { Sentence } from '../../step/sentence.tsx';
import { Bar, BarLink } from '../../ui/bar.tsx';
import panel from '../../ui/panel.module.css';
import { Countries, isAnswer } from './countries.tsx';
import { Floors } from './floors.tsx';
import { Head, Next, Said } from './parts.tsx';
import { useGate } from './use-gate.ts';
import { isStart, WaitPage } from './wait-page.tsx';

/** Longest value that is repeated to the reader, in characters. */
const shown = 40;

/** What one gate is, what to do there and where to stop; its place is the hash, with or without a skin in the path. */
export function GatePage() {
  const { address } = useView();
  const { gate } = useGate();
  const { value } = parsePlace(address.step!);
  const isKnown = value === undefined || (gate.rollout ? isAnswer(gate.rollout, value) : isStart(gate, value));
  const known = isKnown ? value : undefined;
  const more: Notice[] = isKnown ? [] : [{ word: 'bad-gate', value: [...value].slice(0, shown).join('') }];
  return gate.wait ? <WaitPage start={known} notices={more} /> : <Explained country={known} notices={more} />;
}

interface Props {
  readonly country: string | undefined;
  readonly notices: readonly Notice[];
}

function Explained({ country, notices }: Props) {
  const { address, href, skin, t } = useView();
  const { gate, tongue, words } = useGate();
  const last = resumable(readNotes().last, address, skin?.id);
  const path = skin ? `/${skin.id}/service` : '/service';
  return (
    <>
      <Header />
      <Notices more={notices} />
      <main className={panel.grow}>
        <Head />
        <div className={panel.body}>
          <Said />
          <p {...tongue}>
            <Sentence text={words(gate.words.what)} />
          </p>
          {gate.rollout && <Countries rollout={gate.rollout} chosen={country} />}
          {gate.floors && <Floors />}
          <p {...tongue}>
            <Sentence text={words(gate.words.do)} />
          </p>
          <p className={panel.warn} {...tongue}>
            <Sentence text={words(gate.words.stop)} />
          </p>
          <Next />
        </div>
      </main>
      <Bar back={{ href: href({ path }), label: t('back') }}>
        <BarLink href={last ?? href({ path: '/' })}>{t(last ? 'resume' : 'back-to-start')}</BarLink>
      </Bar>
    </>
  );
}
