import { PasswordPanel } from '../../../patterns/PasswordPanel/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import type { PasswordViewProps } from '../../../views/password/contract.ts';

const stay = (): void => undefined;

/** The forced change of a first login (PWD-05x): neither Escape nor a press outside nor a button closes it. */
export default function PasswordView(props: PasswordViewProps) {
  const { title, body } = props.texts;
  return (
    <Dialog size="sm" open onClose={stay} insistent title={title} description={body}>
      <PasswordPanel {...props} />
    </Dialog>
  );
}
