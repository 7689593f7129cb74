import { type CompiledMessage, stages } from '@sideguide/guide-core/model';
import { useLanguage } from '../../context/contexts.tsx';
import { Fold } from '../../ui/fold.tsx';
import { QuestionField } from '../search/ask.tsx';
import { MessageItems } from './item.tsx';
import css from './messages.module.css';
import { useMessages } from './use-messages.ts';

/** Find it by one's own words, or by the place where the phone says it. */
export function MessageList() {
  const { t } = useLanguage();
  const { all, ofPhone } = useMessages();
  const mine = all.filter(ofPhone);
  const others = all.filter((message) => !ofPhone(message));
  return (
    <QuestionField>
      <div className={css.groups}>
        <Groups messages={mine} />
        {others.length > 0 && (
          <Fold title={t('messages-other')}>
            <MessageItems messages={others} />
          </Fold>
        )}
      </div>
    </QuestionField>
  );
}

/** The places where a phone speaks, in the order in which an installation comes to them. */
function Groups({ messages }: { messages: readonly CompiledMessage[] }) {
  const { t } = useLanguage();
  return stages.map((stage) => {
    const here = messages.filter((message) => message.stage === stage);
    return here.length === 0 ? null : (
      <Fold key={stage} title={t(`stage-${stage}`)}>
        <MessageItems messages={here} />
      </Fold>
    );
  });
}
