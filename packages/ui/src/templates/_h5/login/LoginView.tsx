import { LoginForm } from '../../../patterns/LoginForm/index.ts';
import { LoginNotes } from '../../../patterns/LoginNotes/index.ts';
import { Sheet } from '../../../primitives/Sheet/index.ts';
import type { LoginViewProps } from '../../../views/login/contract.ts';

/** Sign-in as a sheet from the bottom (AUTH-01 to AUTH-06), which registration may take the place of (AUTH-05). A stray press outside does not lose what was typed. */
export default function LoginView(props: LoginViewProps) {
  const { open, onClose, registration, texts } = props;
  return (
    <Sheet
      tall={registration !== undefined}
      open={open}
      onClose={onClose}
      insistent
      title={registration?.title ?? texts.title}
      description={registration?.subtitle ?? texts.subtitle}
      closeLabel={texts.close}
    >
      {registration?.content ?? (
        <>
          <LoginForm {...props} />
          <LoginNotes notes={props.notes} />
        </>
      )}
    </Sheet>
  );
}
