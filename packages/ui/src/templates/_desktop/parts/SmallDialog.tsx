import { Dialog, type ModalProps } from '../../../primitives/Dialog/index.ts';

/** The dialog for what is read or typed in one go. */
export function SmallDialog({ large = false, ...props }: ModalProps & { readonly large?: boolean }) {
  return <Dialog size={large ? 'lg' : 'sm'} {...props} />;
}
