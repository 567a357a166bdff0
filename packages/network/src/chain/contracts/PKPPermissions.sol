// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import {PubkeyRouter} from "./PubkeyRouter.sol";

interface IPKPNFT {
    function exists(uint256 tokenId) external view returns (bool);
    function ownerOf(uint256 tokenId) external view returns (address);
}

/// Who may sign with a PKP, and what. Addresses and actions are auth methods too, of types 1 and 2.
contract PKPPermissions {
    using EnumerableSet for EnumerableSet.UintSet;

    struct AuthMethod {
        uint256 authMethodType;
        bytes id;
        bytes userPubkey;
    }

    event PermittedAuthMethodAdded(uint256 indexed tokenId, uint256 authMethodType, bytes id, bytes userPubkey);
    event PermittedAuthMethodRemoved(uint256 indexed tokenId, uint256 authMethodType, bytes id);
    event PermittedAuthMethodScopeAdded(uint256 indexed tokenId, uint256 authMethodType, bytes id, uint256 scopeId);
    event PermittedAuthMethodScopeRemoved(uint256 indexed tokenId, uint256 authMethodType, bytes id, uint256 scopeId);

    uint256 private constant ADDRESS = 1;
    uint256 private constant ACTION = 2;
    uint256 private constant WEBAUTHN = 3;

    IPKPNFT private immutable nft;
    PubkeyRouter private immutable router;

    mapping(uint256 => AuthMethod) public authMethods;
    mapping(uint256 tokenId => EnumerableSet.UintSet) private permitted;
    mapping(uint256 method => EnumerableSet.UintSet) private tokens;
    mapping(uint256 tokenId => mapping(uint256 method => mapping(uint256 scope => bool))) private scopesOf;

    constructor(IPKPNFT nft_, PubkeyRouter router_) {
        (nft, router) = (nft_, router_);
    }

    modifier onlyPKPOwner(uint256 tokenId) {
        require(msg.sender == nft.ownerOf(tokenId), "Not PKP NFT owner");
        _;
    }

    function addPermittedAuthMethod(uint256 tokenId, AuthMethod memory method, uint256[] memory scopes)
        public
        onlyPKPOwner(tokenId)
    {
        uint256 methodId = getAuthMethodId(method.authMethodType, method.id);
        bytes memory known = authMethods[methodId].userPubkey;
        require(
            method.authMethodType != WEBAUTHN || known.length == 0 || keccak256(known) == keccak256(method.userPubkey),
            "Cannot add a different pubkey for the same auth method type and id"
        );
        authMethods[methodId] = method;
        permitted[tokenId].add(methodId);
        tokens[methodId].add(tokenId);
        for (uint256 i = 0; i < scopes.length; i++) {
            addPermittedAuthMethodScope(tokenId, method.authMethodType, method.id, scopes[i]);
        }
        emit PermittedAuthMethodAdded(tokenId, method.authMethodType, method.id, method.userPubkey);
    }

    /// Scopes stay, and hold again when the method is added once more.
    function removePermittedAuthMethod(uint256 tokenId, uint256 authMethodType, bytes memory id)
        public
        onlyPKPOwner(tokenId)
    {
        uint256 methodId = getAuthMethodId(authMethodType, id);
        permitted[tokenId].remove(methodId);
        tokens[methodId].remove(tokenId);
        emit PermittedAuthMethodRemoved(tokenId, authMethodType, id);
    }

    function addPermittedAuthMethodScope(uint256 tokenId, uint256 authMethodType, bytes memory id, uint256 scopeId)
        public
        onlyPKPOwner(tokenId)
    {
        scopesOf[tokenId][getAuthMethodId(authMethodType, id)][scopeId] = true;
        emit PermittedAuthMethodScopeAdded(tokenId, authMethodType, id, scopeId);
    }

    function removePermittedAuthMethodScope(uint256 tokenId, uint256 authMethodType, bytes memory id, uint256 scopeId)
        external
        onlyPKPOwner(tokenId)
    {
        scopesOf[tokenId][getAuthMethodId(authMethodType, id)][scopeId] = false;
        emit PermittedAuthMethodScopeRemoved(tokenId, authMethodType, id, scopeId);
    }

    function batchAddRemoveAuthMethods(
        uint256 tokenId,
        uint256[] memory typesToAdd,
        bytes[] memory idsToAdd,
        bytes[] memory pubkeysToAdd,
        uint256[][] memory scopesToAdd,
        uint256[] memory typesToRemove,
        bytes[] memory idsToRemove
    ) external onlyPKPOwner(tokenId) {
        require(
            typesToAdd.length == idsToAdd.length && idsToAdd.length == pubkeysToAdd.length
                && pubkeysToAdd.length == scopesToAdd.length,
            "Must have same number of auth methods, ids, pubkeys, and scopes to add"
        );
        require(
            typesToRemove.length == idsToRemove.length, "Must have same number of auth methods and ids to remove"
        );
        for (uint256 i = 0; i < typesToAdd.length; i++) {
            addPermittedAuthMethod(tokenId, AuthMethod(typesToAdd[i], idsToAdd[i], pubkeysToAdd[i]), scopesToAdd[i]);
        }
        for (uint256 i = 0; i < typesToRemove.length; i++) {
            removePermittedAuthMethod(tokenId, typesToRemove[i], idsToRemove[i]);
        }
    }

    function addPermittedAction(uint256 tokenId, bytes memory ipfsCID, uint256[] memory scopes) external {
        addPermittedAuthMethod(tokenId, AuthMethod(ACTION, ipfsCID, ""), scopes);
    }

    function removePermittedAction(uint256 tokenId, bytes memory ipfsCID) external {
        removePermittedAuthMethod(tokenId, ACTION, ipfsCID);
    }

    function addPermittedAddress(uint256 tokenId, address user, uint256[] memory scopes) external {
        addPermittedAuthMethod(tokenId, AuthMethod(ADDRESS, abi.encodePacked(user), ""), scopes);
    }

    function removePermittedAddress(uint256 tokenId, address user) external {
        removePermittedAuthMethod(tokenId, ADDRESS, abi.encodePacked(user));
    }

    function isPermittedAuthMethod(uint256 tokenId, uint256 authMethodType, bytes memory id)
        public
        view
        returns (bool)
    {
        return permitted[tokenId].contains(getAuthMethodId(authMethodType, id));
    }

    function isPermittedAction(uint256 tokenId, bytes memory ipfsCID) external view returns (bool) {
        return isPermittedAuthMethod(tokenId, ACTION, ipfsCID);
    }

    function isPermittedAddress(uint256 tokenId, address user) external view returns (bool) {
        return isPermittedAuthMethod(tokenId, ADDRESS, abi.encodePacked(user))
            || (nft.exists(tokenId) && nft.ownerOf(tokenId) == user);
    }

    function isPermittedAuthMethodScopePresent(
        uint256 tokenId,
        uint256 authMethodType,
        bytes memory id,
        uint256 scopeId
    ) public view returns (bool) {
        return scopesOf[tokenId][getAuthMethodId(authMethodType, id)][scopeId];
    }

    function getPermittedAuthMethodScopes(uint256 tokenId, uint256 authMethodType, bytes memory id, uint256 maxScopeId)
        external
        view
        returns (bool[] memory scopes)
    {
        scopes = new bool[](maxScopeId);
        for (uint256 i = 0; i < maxScopeId; i++) {
            scopes[i] = isPermittedAuthMethodScopePresent(tokenId, authMethodType, id, i);
        }
    }

    function getPermittedAuthMethods(uint256 tokenId) external view returns (AuthMethod[] memory methods) {
        methods = new AuthMethod[](permitted[tokenId].length());
        for (uint256 i = 0; i < methods.length; i++) methods[i] = authMethods[permitted[tokenId].at(i)];
    }

    function getPermittedActions(uint256 tokenId) external view returns (bytes[] memory) {
        return idsOf(tokenId, ACTION);
    }

    /// The owner comes first.
    function getPermittedAddresses(uint256 tokenId) external view returns (address[] memory addresses) {
        bytes[] memory ids = idsOf(tokenId, ADDRESS);
        uint256 owners = nft.exists(tokenId) ? 1 : 0;
        addresses = new address[](ids.length + owners);
        if (owners == 1) addresses[0] = nft.ownerOf(tokenId);
        for (uint256 i = 0; i < ids.length; i++) addresses[i + owners] = address(bytes20(ids[i]));
    }

    function idsOf(uint256 tokenId, uint256 authMethodType) private view returns (bytes[] memory ids) {
        uint256[] memory methodIds = permitted[tokenId].values();
        uint256 count = 0;
        ids = new bytes[](methodIds.length);
        for (uint256 i = 0; i < methodIds.length; i++) {
            AuthMethod storage method = authMethods[methodIds[i]];
            if (method.authMethodType == authMethodType) ids[count++] = method.id;
        }
        assembly {
            mstore(ids, count)
        }
    }

    function getTokenIdsForAuthMethod(uint256 authMethodType, bytes memory id)
        external
        view
        returns (uint256[] memory)
    {
        return tokens[getAuthMethodId(authMethodType, id)].values();
    }

    function getUserPubkeyForAuthMethod(uint256 authMethodType, bytes memory id)
        external
        view
        returns (bytes memory)
    {
        return authMethods[getAuthMethodId(authMethodType, id)].userPubkey;
    }

    function getAuthMethodId(uint256 authMethodType, bytes memory id) public pure returns (uint256) {
        return uint256(keccak256(abi.encode(authMethodType, id)));
    }

    function getPubkey(uint256 tokenId) external view returns (bytes memory) {
        return router.getPubkey(tokenId);
    }

    function getEthAddress(uint256 tokenId) external view returns (address) {
        return router.getEthAddress(tokenId);
    }
}
