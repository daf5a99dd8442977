/** What came of the correction of a receipt. */
import * as v from 'valibot';
import { askByReceipt } from '../../../hooks/askByReceipt.ts';
import { VERDICTS } from '../model/verdictKind.ts';

const schema = v.object({ verdict: v.nullable(v.picklist(VERDICTS)), on: v.nullable(v.string()) });

export const askMyCorrection = (receipt: string) => askByReceipt('my_page_correction', schema, receipt);
