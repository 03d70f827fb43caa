import type { Recorder } from '../http/recorder.ts';
import type { PushService } from '../push/push-service.ts';
import type { ActionLog } from './actions.ts';
import type { BrowserReports } from './browser-reports.ts';
import type { Live } from './live.ts';
import type { TriggerParts } from './triggers/index.ts';

/** Dependencies of the control interface. */
export interface ControlParts extends TriggerParts {
  readonly recorder: Recorder;
  readonly pushService: PushService;
  readonly actions: ActionLog;
  readonly live: Live;
  readonly browserReports: BrowserReports;
}
