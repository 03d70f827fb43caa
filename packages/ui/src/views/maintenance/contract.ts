export interface MaintenanceTexts {
  readonly title: string;
  readonly close: string;
  readonly customerService: string;
}

/** A provider is being maintained (PLAY-43 to PLAY-45x). */
export interface MaintenanceViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** With both times when known, otherwise generic. */
  readonly message: string;
  readonly onCustomerService?: (() => void) | undefined;
  readonly texts: MaintenanceTexts;
}
