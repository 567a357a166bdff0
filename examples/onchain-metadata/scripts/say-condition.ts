import {humanizeAccessControlConditions} from '@lit-protocol/lit-node-client';
import {holderOf} from '../src/conditions';

const accessControlConditions = holderOf('0x22c1f6050e56d2876009903609a2cc3fef83b415', '7');
console.log(await humanizeAccessControlConditions({accessControlConditions}));
