import {testFaults} from './declare-tests';

testFaults('v3');
