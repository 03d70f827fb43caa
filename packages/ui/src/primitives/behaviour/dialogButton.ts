/** Attributes of a button that opens a dialog. */
export const dialogButton = (open: boolean, onPress: () => void) =>
  ({ type: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: onPress }) as const;
