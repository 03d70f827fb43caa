import { Dialog, type ModalProps } from '../../../primitives/Dialog/index.ts';

/** The dialog for what is read or typed in one go. */
export function SmallDialog(props: ModalProps) {
  return <Dialog size="sm" {...props} />;
}
