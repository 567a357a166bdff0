// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721, ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {PKPPermissions} from "./PKPPermissions.sol";
import {PubkeyRouter} from "./PubkeyRouter.sol";

/// Names each PKP by a token: whoever holds it, owns the key.
contract PKPNFT is ERC721Enumerable {
    event PKPMinted(uint256 indexed tokenId, bytes pubkey);
    event PkpRouted(uint256 indexed tokenId, uint256 indexed keyType);
    event MintCostSet(uint256 newMintCost);

    address public immutable owner;
    PubkeyRouter public immutable router;
    PKPPermissions public immutable pkpPermissions;
    address private immutable staking;
    bool private immutable isV2;

    uint256 public mintCost;
    uint256 private keys;

    constructor(address owner_, PubkeyRouter router_, PKPPermissions permissions_, address staking_, bool isV2_)
        ERC721("", "")
    {
        (owner, router, pkpPermissions, staking, isV2) = (owner_, router_, permissions_, staking_, isV2_);
    }

    function setMintCost(uint256 newMintCost) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        mintCost = newMintCost;
        emit MintCostSet(newMintCost);
    }

    function mintNext(uint256 keyType) external payable returns (uint256) {
        return mintTo(msg.sender, keyType, nextKeyId());
    }

    function mintGrantAndBurnNext(uint256 keyType, bytes calldata ipfsCID) external payable returns (uint256 tokenId) {
        tokenId = mintTo(address(this), keyType, nextKeyId());
        uint256[] memory scopes = new uint256[](isV2 ? 0 : 1);
        if (!isV2) scopes[0] = 1;
        pkpPermissions.addPermittedAction(tokenId, ipfsCID, scopes);
        _burn(tokenId);
    }

    function claimAndMint(uint256 keyType, bytes32 derivedKeyId, PubkeyRouter.Signature[] memory signatures)
        external
        payable
        returns (uint256 tokenId)
    {
        router.checkNodeSignatures(signatures, abi.encodePacked(derivedKeyId), staking);
        requireCost();
        tokenId = router.route(keyType, derivedKeyId);
        // The SDK takes the id from the second event, so this one comes before that of the transfer.
        emit PKPMinted(tokenId, getPubkey(tokenId));
        _mint(msg.sender, tokenId);
    }

    function mintTo(address to, uint256 keyType, bytes32 keyId) private returns (uint256 tokenId) {
        requireCost();
        tokenId = router.route(keyType, keyId);
        _mint(to, tokenId);
        if (isV2) emit PkpRouted(tokenId, keyType);
        else emit PKPMinted(tokenId, getPubkey(tokenId));
    }

    function requireCost() private view {
        require(msg.value == mintCost, "You must pay exactly mint cost");
    }

    function nextKeyId() private returns (bytes32 keyId) {
        keyId = getNextDerivedKeyId();
        keys++;
    }

    /// Counts, so that the same calls give the same keys in every run.
    function getNextDerivedKeyId() public view returns (bytes32) {
        return keccak256(abi.encode(address(this), keys));
    }

    function burn(uint256 tokenId) external {
        require(_isApprovedOrOwner(msg.sender, tokenId), "ERC721: caller is not token owner or approved");
        _burn(tokenId);
    }

    function exists(uint256 tokenId) external view returns (bool) {
        return _exists(tokenId);
    }

    function getPubkey(uint256 tokenId) public view returns (bytes memory) {
        return router.getPubkey(tokenId);
    }

    function getEthAddress(uint256 tokenId) external view returns (address) {
        return router.getEthAddress(tokenId);
    }

    function getRouterAddress() external view returns (address) {
        return address(router);
    }

    function getPkpPermissionsAddress() external view returns (address) {
        return address(pkpPermissions);
    }

    function getStakingAddress() external view returns (address) {
        return staking;
    }

    function name() public pure override returns (string memory) {
        return "Programmable Keypair";
    }

    function symbol() public pure override returns (string memory) {
        return "PKP";
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireMinted(tokenId);
        bytes memory json = abi.encodePacked('{"name":"Lit PKP #', Strings.toString(tokenId), '"}');
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
