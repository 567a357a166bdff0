import {testSigning} from '../testing/signing';

testSigning(2);
