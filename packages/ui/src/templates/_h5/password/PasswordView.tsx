import { PasswordPanel } from '../../../patterns/PasswordPanel/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { PasswordViewProps } from '../../../views/password/contract.ts';

const stay = (): void => undefined;

/** The forced change of a first login (PWD-05x): neither Escape nor a press outside nor a button closes it. */
export default function PasswordView(props: PasswordViewProps) {
  const { title, body } = props.texts;
  return (
    <Sheet open onClose={stay} insistent title={title} description={body}>
      <PasswordPanel {...props} />
    </Sheet>
  );
}
