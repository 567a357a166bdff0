import type {ReactNode} from 'react';
import {NEWEST} from '../../site/versions';
import {Tool} from '../tools/Tool';
import {CASES, FLAWED} from './exercise.shared';

/** An exercise of the learning lab: an action to mend, which the page runs and checks. */
export function ActionExercise(): ReactNode {
  return (
    <Tool
      name="Exercise"
      version={NEWEST}
      load={() => import('./ExerciseForm')}
      action="Mend it here"
      example={FLAWED}
      results={[['What is checked', CASES.map(({name}) => name).join('; ')]]}
    />
  );
}
