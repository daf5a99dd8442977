/** Asks for a fresh proof over whatever staff page is open, when the server wants one for something begun there. */
import { useEffect, useRef } from 'react';
import { useProof } from '../../forms/proof/useProof.tsx';
import { askProofsWith } from '../../hooks/freshProof.ts';

export function ProofOnDemand() {
  const { demand, dialog } = useProof();
  const latest = useRef(demand);
  useEffect(() => {
    latest.current = demand;
  });
  useEffect(() => askProofsWith(() => latest.current()), []);
  return dialog;
}
