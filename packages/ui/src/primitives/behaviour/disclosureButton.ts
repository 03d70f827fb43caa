/**
 * Attributes of a button that shows and hides the panel with this id. `aria-controls` names the panel while it is open: most panels are in
 * the page only then. `open` is undefined while it is not known, as on a server.
 */
export const disclosureButton = (open: boolean | undefined, panelId: string, onToggle: () => void) =>
  ({
    type: 'button',
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    onClick: onToggle,
  }) as const;
