import type {Hover} from './compiler/hovers';
import type {LineProblem} from '../shared/line-problems';
import type {Sample} from './sample';
import type {Unit} from './units';

/** A sample on its way through the steps; each adds what it finds out. */
export interface Work {
  sample: Sample;
  /** Whether its check asks the release anything: JSON without conditions is only parsed. */
  usesSdk: boolean;
  errors: LineProblem[];
  /** What the compiler checks; also of samples that are exempt, because others may import or continue them. */
  units: Unit[];
  /** The types that its readers see. */
  hovers?: Hover[];
  /** The unit that is run, for samples that show output. */
  runnable?: Unit;
  /** What it printed, if it ran to its end. */
  printed?: string;
}
