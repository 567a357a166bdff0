import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {workTabs} from './tabs.client';

// A page without tabs has no script for them, and the application may lead on to one that has some.
if (ExecutionEnvironment.canUseDOM) {
  workTabs();
}
