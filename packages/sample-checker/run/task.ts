import type {DocsVersion} from '../../../site/versions';
import type {NetworkAddresses} from 'lit-local-network';
import type {RunPlan} from './plan';

// Between runner.ts and the processes that it starts, which worker.ts is the program of.

/** The argument of a process, as JSON. */
export interface Task {
  kind: RunPlan['kind'];
  version: DocsVersion;
  /** Holds the sample's files, `0.mjs` and so on, and `packages.mjs`, which loads packages that they import. */
  folder: string;
  /** The file of a DOM, which is not among the packages of a release. */
  dom: string;
  network?: NetworkAddresses;
  beside: RunPlan['beside'];
}

/** A process writes it at its end, as JSON. */
export interface RunReport {
  /** Its first line says what went wrong. */
  problem?: string;
  /** Stack trace of the error that was thrown. */
  stack?: string;
  usesNetwork: boolean;
  /** The values of the sample's variables as readers see them, by name. */
  values?: Record<string, string>;
}

/** The file descriptor for the report. */
export const REPORT_TO = 3;

/** A process prints it between the code that a sample continues and the sample itself. */
export const OWN_OUTPUT = '\0own output\0';
