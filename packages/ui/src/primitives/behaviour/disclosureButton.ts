/** Attributes of a button that shows and hides the panel with this id. The panel is in the page only while it is open. */
export const disclosureButton = (open: boolean, panelId: string, onToggle: () => void) =>
  ({
    type: 'button',
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    onClick: onToggle,
  }) as const;
