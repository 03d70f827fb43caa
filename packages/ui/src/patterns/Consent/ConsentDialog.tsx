import { useId } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import type { ConsentChoice, ConsentViewProps } from '../../views/consent/contract.ts';
import type { OnModal } from '../onModal.tsx';
import { Answers } from './Answers.tsx';
import * as css from './Consent.css.ts';

type Texts = ConsentViewProps['texts'];

const words = (id: ConsentChoice['id'], texts: Texts) =>
  ({
    statistics: { name: texts.statistics, purpose: texts.statisticsPurpose },
    marketing: { name: texts.marketing, purpose: texts.marketingPurpose },
  })[id];

interface ChoiceProps extends Pick<ConsentViewProps, 'onChange' | 'texts'> {
  readonly choice: ConsentChoice;
  readonly fixed: boolean;
}

function Choice({ choice: { id, agreed, services }, fixed, onChange, texts }: ChoiceProps) {
  const about = useId();
  const { name, purpose } = words(id, texts);
  return (
    <li className={css.category}>
      <div role="group" aria-describedby={about} aria-label={name}>
        <Checkbox label={name} checked={agreed} disabled={fixed} onCheckedChange={(next) => onChange(id, next)} />
      </div>
      <div id={about} className={css.purpose}>
        <p>{purpose}</p>
        {services.length > 0 && <p>{texts.services({ services: services.join(', ') })}</p>}
      </div>
    </li>
  );
}

/** Each category with its purpose and services; three equal answers (CNS-02). */
export function ConsentDialog(props: ConsentViewProps & OnModal) {
  const { modal: Modal, open, choices, signal, onYes, onNo, onChange, onSave, onClose, texts } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.choices}
      description={texts.intro}
      closeLabel={texts.close}
      footer={
        signal === null ? (
          <Answers
            answers={[
              [texts.no, onNo],
              [texts.save, onSave],
              [texts.yes, onYes],
            ]}
          />
        ) : null
      }
    >
      {signal !== null && <p className={css.signal}>{texts.privacyControl({ signal })}</p>}
      <ul role="list" className={css.categories}>
        <li className={css.category}>
          <p className={css.fixed}>
            <span className={css.name}>{texts.needed}</span>
            <span className={css.state}>{texts.always}</span>
          </p>
          <p className={css.purpose}>{texts.neededPurpose}</p>
        </li>
        {choices.map((choice) => (
          <Choice key={choice.id} choice={choice} fixed={signal !== null} onChange={onChange} texts={texts} />
        ))}
      </ul>
    </Modal>
  );
}
